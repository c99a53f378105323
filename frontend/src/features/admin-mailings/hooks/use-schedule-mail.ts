import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useScheduleMailingMutation } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import { audienceInputOf, momentOf, type MailValues } from "../mail-values";

/** Has a mail sent at its time; once more under the same key, it changes that mail. */
export function useScheduleMail() {
  const [scheduleMailing, { loading }] = useScheduleMailingMutation();
  const [error, setError] = useState<string | undefined>();
  /** Answers whether it is scheduled; `error` says why not. */
  const schedule = async (values: MailValues): Promise<boolean> => {
    const { subject, text, sendKey: id, sendAt } = values;
    const at = momentOf(sendAt);
    if (at === null) return false;
    const input = { audience: audienceInputOf(values), subject, text, id, sendAt: at.toISOString() };
    try {
      await scheduleMailing({ variables: { input } });
      setError(undefined);
      return true;
    } catch (thrown) {
      setError(toAppError(thrown, FALLBACKS.generic).message);
      return false;
    }
  };
  return { schedule, busy: loading, error, forget: () => setError(undefined) };
}
