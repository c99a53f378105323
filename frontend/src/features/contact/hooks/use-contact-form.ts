import { useCallback, useState } from "react";
import { CONTACT_FALLBACK } from "@contract/kernel/contract/texts/contact.texts";
import { SendContactMessage, type SendContactMessageMutation } from "../../../graphql/pages/contact";
import { useForm } from "../../../shared/forms/use-form";
import { askServer } from "../../../shared/page-data/ask-server";
import { t } from "@contract/kernel/contract/t";

const INITIAL = { firstName: "", lastName: "", email: "", phone: "", message: "", website: "" };
type Values = typeof INITIAL;

/** The errors of empty fields. The contract has only one common text for them. */
const EMPTY: Readonly<Record<Exclude<keyof Values, "website">, string>> = {
  firstName: t("Enter your first name"),
  lastName: t("Enter your last name"),
  email: t("Enter your e-mail address"),
  phone: t("Enter your phone number"),
  message: t("Enter your message"),
};

/**
 * Returns the state of the contact form. `sent` is the success text of the last sent message, until the next attempt.
 */
export function useContactForm() {
  const [sent, setSent] = useState<string | null>(null);

  const form = useForm({
    initial: INITIAL,
    contract: () =>
      import("@contract/modules/contact/contract/contact-message.input").then((m) => m.ContactMessageInput),
    toInput: inputOf,
    rules: (values) =>
      Object.fromEntries(
        Object.entries(EMPTY).filter(([name]) => values[name as keyof Values].trim() === ""),
      ),
    fallback: CONTACT_FALLBACK,
    submit: async (values) => {
      const reply = await askServer(SendContactMessage.text, { input: inputOf(values) });
      setSent((reply as SendContactMessageMutation).sendContactMessage.message);
      form.reset();
    },
  });

  const { set } = form;
  // Picks up text that a visitor typed before the script loaded. React keeps such text in the fields, but not in the
  // form's state.
  const takeOver = useCallback(
    (element: HTMLFormElement | null) => {
      for (const name of Object.keys(INITIAL) as (keyof Values)[]) {
        const typed = element?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
        if (typed) set(name, typed);
      }
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once, when the form appears; `set` only calls state setters, so an older `set` does the same
    [],
  );
  const { onSubmit, ...formProps } = form.formProps;
  return {
    form,
    sent,
    formProps: {
      ...formProps,
      ref: takeOver,
      onSubmit: (event: Parameters<typeof onSubmit>[0]) => {
        setSent(null);
        onSubmit(event);
      },
    },
    problem: problemOf(form.failure?.message),
  };
}

function inputOf(values: Values): Values {
  return { ...values, email: values.email.trim() };
}

/**
 * Returns the specification's text for a message that was not sent, followed by the server's reason if there is one.
 * Returns null if there was no failure.
 */
function problemOf(message: string | undefined): string | null {
  if (message === undefined) return null;
  return message === CONTACT_FALLBACK ? message : `${CONTACT_FALLBACK} ${message}`;
}
