import { useState } from "react";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useUpdateUserMutation } from "../../../graphql/features/admin-users";
import type { Role } from "../../../graphql/schema-types";
import { normalisePhone } from "@contract/kernel/contract/phone";
import { useForm } from "../../../shared/forms/use-form";
import { usePreservedState } from "../../../shared/drafts/preserved-state";
import type { AdminUser } from "../user-source";
import { useTeamNames } from "./use-team-names";
import { isChanged, useReloadQuestion } from "../../../shared/drafts/use-reload-question";
import { knownTexts } from "../../../shared/forms/known-texts";
import { t } from "@contract/kernel/contract/t";

const TEXTS = ["name", "email", "phone", "college", "universityRollNo", "codeforcesHandle"] as const;

type Text = (typeof TEXTS)[number];
type Values = Record<Text | "role" | "team", string>;

const UNKNOWN_TEAM = t(
  "No team of the current event has this name. Choose one from the list, or leave it empty.",
);

function valuesOf(user: AdminUser): Values {
  return { ...knownTexts(user, TEXTS), role: user.role, team: user.teamName ?? "" };
}

/** From the fewest rights to the most. */
const RANKS: readonly Role[] = ["USER", "TEAM_LEADER", "SUPERADMIN"];

interface EditUserOptions {
  readonly onSaved: (text: string) => void;
  /** Asked before a higher role is given; nothing is sent unless it says yes. */
  readonly askToPromote: (role: Role) => Promise<boolean>;
}

/** A person's data, role and team as a form. What was not touched is not sent: it may have changed meanwhile. */
export function useEditUser(user: AdminUser, { onSaved, askToPromote }: EditUserOptions) {
  const [update] = useUpdateUserMutation();
  const [began, setBegan] = useState(() => valuesOf(user));
  const [typedTeam, setTypedTeam] = useState(began.team);
  const { teams, find, isUnknown } = useTeamNames(typedTeam);
  /** @param teamId of the team that was chosen; null for none */
  const changesOf = ({ team, role, ...texts }: Values, teamId: string | null) => {
    const typed = { ...texts, phone: normalisePhone(texts.phone) };
    const touched = Object.entries(typed).filter(([field, text]) => text !== began[field as Text]);
    return {
      userId: user.id,
      ...Object.fromEntries(touched),
      ...(role === began.role ? {} : { role: role as Role }),
      ...(team.trim() === began.team ? {} : { teamId }),
    };
  };
  const form = useForm({
    initial: began,
    contract: () =>
      import("@contract/modules/admin/contract/update-user.input").then((m) => m.UpdateUserInput),
    // The contract knows roles as tokens spell them; the list offers no other.
    toInput: (values) => ({ ...changesOf(values, null), role: undefined }),
    rules: ({ team }) => (team.trim() !== "" && isUnknown(team) ? { team: UNKNOWN_TEAM } : {}),
    aliases: { teamId: "team", newEmail: "email" },
    fallback: FALLBACKS.generic,
    submit: async (values) => {
      const isMoved = values.team.trim() !== "" && values.team.trim() !== began.team;
      const team = isMoved ? await find(values.team) : null;
      if (team === undefined)
        return { code: "TEAM_NOT_FOUND", message: UNKNOWN_TEAM, fields: { team: UNKNOWN_TEAM } };
      const role = values.role as Role;
      if (RANKS.indexOf(role) > RANKS.indexOf(began.role as Role) && !(await askToPromote(role)))
        return undefined;
      const { data } = await update({ variables: { input: changesOf(values, team?.id ?? null) } });
      onSaved(`${values.name}: ${data?.updateUser.message ?? SUCCESS.userUpdated}`);
      return undefined;
    },
  });
  usePreservedState(`admin-user-${user.id}`, { began, values: form.values }, (preserved) => {
    setBegan(preserved.began);
    form.reset(preserved.values);
  });
  const isTouched = isChanged(form.values, began);
  useReloadQuestion(isTouched);
  if (typedTeam !== form.values.team) setTypedTeam(form.values.team);
  return { form, teams, isTouched };
}
