import { ERRORS, RULES } from "@contract/kernel/contract/catalogue";
import { normaliseEmail } from "@contract/kernel/contract/email";
import { LIMITS } from "@contract/kernel/contract/limits";
import { normalisePhone } from "@contract/kernel/contract/phone";
import type { AppError } from "../../../shared/errors/app-error";
import { useForm } from "../../../shared/forms/use-form";
import { readLocalTeam, type LocalMember } from "./local-team";
import { t } from "@contract/kernel/contract/t";

/** The error texts of empty fields. The specification's single text for all fields is shown above the form. */
const EMPTY = {
  name: t("Enter your teammate’s name"),
  email: t("Enter your teammate’s e-mail address"),
  phone: t("Enter your teammate’s phone number"),
} as const;

/**
 * Returns the form of /addmem. Checks the typed values and passes them to `keep`, which returns whether the browser
 * stored them.
 */
export function useLocalMemberForm(keep: (member: LocalMember) => boolean) {
  const form = useForm({
    initial: { name: "", email: "", phone: "" },
    rules: (values) => rulesFor(memberOf(values)),
    fallback: t("This browser did not save the member. Free up some browser storage and try again."),
    submit: (values) => {
      const member = memberOf(values);
      const refusal = refusalOf(member);
      if (refusal !== null) return Promise.resolve(refusal);
      if (!keep(member)) return Promise.reject(new Error("The browser refused."));
      form.reset();
      return Promise.resolve();
    },
  });
  return form;
}

/** Returns errors for obvious mistakes. The server applies its own rules when the member is sent. */
function rulesFor(member: LocalMember) {
  return {
    name: member.name === "" ? EMPTY.name : undefined,
    email: slip(member.email, /^\S+@\S+\.\S+$/, EMPTY.email, RULES.email),
    phone: slip(member.phone, /^[0-9]{10}$/, EMPTY.phone, RULES.phone),
  };
}

function slip(text: string, pattern: RegExp, empty: string, wrong: string): string | undefined {
  if (text === "") return empty;
  return pattern.test(text) ? undefined : wrong;
}

/**
 * Returns the reason why a member cannot be listed, or null. Reads the list again, because another tab may have added a
 * person.
 */
function refusalOf({ email }: LocalMember): AppError | null {
  const members = readLocalTeam()?.members ?? [];
  if (members.length >= LIMITS.addedMembers)
    return { code: "TEAM_FULL", message: ERRORS.TEAM_FULL.message, fields: {} };
  if (members.every((member) => normaliseEmail(member.email) !== normaliseEmail(email))) return null;
  const message = t("A person with this e-mail is already in your list. Use another e-mail.");
  return { code: "BAD_INPUT", message, fields: { email: message } };
}

function memberOf({ name, email, phone }: LocalMember): LocalMember {
  return {
    name: name.trim().replace(/\s+/gu, " "),
    email: normaliseEmail(email),
    phone: normalisePhone(phone),
  };
}
