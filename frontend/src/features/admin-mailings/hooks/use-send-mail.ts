import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useSendMailingMutation, type MailingFieldsFragment } from "../../../graphql/features/admin-mailings";
import { toAppError, type AppError } from "../../../shared/errors/app-error";
import { audienceInputOf, type MailValues } from "../mail-values";
import type { Audience } from "./use-audience";
import { t } from "@contract/kernel/contract/t";

/** Codes after which it is not known whether the mail was sent: sending again is safe, and told so. */
const UNKNOWN = new Set(["UNREACHABLE", "UNKNOWN_OUTCOME", "INTERNAL", "UNAVAILABLE"]);
const SEND_AGAIN = t(
  "We could not find out whether this was sent. Press Send again: however often you press, each person gets it once.",
);

/** Sends a mail to whom was looked at. */
export function useSendMail() {
  const [sendMailing, { loading }] = useSendMailingMutation();
  const [error, setError] = useState<AppError | null>(null);
  /** Answers null when it was refused; `error` says why. */
  const send = async (values: MailValues, audience: Audience): Promise<MailingFieldsFragment | null> => {
    const { subject, text, sendKey } = values;
    const input = { audience: audienceInputOf(values), subject, text, sendKey, audienceKey: audience.key };
    try {
      const { data } = await sendMailing({ variables: { input } });
      setError(null);
      return data?.sendMailing.mailing ?? null;
    } catch (thrown) {
      const failure = toAppError(thrown, FALLBACKS.generic);
      setError(UNKNOWN.has(failure.code) ? { ...failure, message: SEND_AGAIN } : failure);
      return null;
    }
  };
  return { send, busy: loading, error, forget: () => setError(null) };
}
