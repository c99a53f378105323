import { useState } from "react";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useSendContactMessageMutation } from "../../../graphql/generated";
import { useForm } from "../../../shared/forms/use-form";

const INITIAL = { firstName: "", lastName: "", email: "", phone: "", message: "", website: "" };
type Values = typeof INITIAL;

/** What to do about an empty field, in its own words; the contract has one text for all five. */
const EMPTY: Readonly<Record<Exclude<keyof Values, "website">, string>> = {
  firstName: "Enter your first name",
  lastName: "Enter your last name",
  email: "Enter your e-mail address",
  phone: "Enter your phone number",
  message: "Enter your message",
};

/** The contact form; `sent` holds the success text after a message got through, until the next attempt. */
export function useContactForm() {
  const [send] = useSendContactMessageMutation();
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
    fallback: FALLBACKS.contact,
    submit: async (values) => {
      const { data } = await send({ variables: { input: inputOf(values) } });
      setSent(data?.sendContactMessage.message ?? SUCCESS.contactSent);
      form.reset();
    },
  });

  const { onSubmit, ...formProps } = form.formProps;
  return {
    form,
    sent,
    formProps: {
      ...formProps,
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

/** The specification's text for every failure, and behind it what the server said beyond that; null without a failure. */
function problemOf(message: string | undefined): string | null {
  if (message === undefined) return null;
  return message === FALLBACKS.contact ? message : `${FALLBACKS.contact} ${message}`;
}
