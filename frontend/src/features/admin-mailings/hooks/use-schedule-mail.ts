import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  ScheduledMailingsDocument,
  useScheduleMailingMutation,
} from "../../../graphql/features/admin-mailings";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { toAppError } from "../../../shared/errors/app-error";
import { audienceInputOf, momentOf, type MailValues } from "../mail-values";

/**
 * Has a mail sent at its time; once more under the same key, it changes that mail.
 * @param onOvertaken told when the mail was saved last, where somebody else had changed it meanwhile: whoever has read that, and
 * saves once more, wants to
 */
export function useScheduleMail(onOvertaken: (savedAt: string) => void) {
  const look = useFetch(ScheduledMailingsDocument);
  const [scheduleMailing, { loading }] = useScheduleMailingMutation();
  const [error, setError] = useState<string | undefined>();
  const lookAgain = async (id: string) => {
    const looked = await look().catch(() => null);
    const there = looked?.scheduledMailings.find((mailing) => mailing.id === id);
    if (there) onOvertaken(there.savedAt);
  };
  /** Answers whether it is scheduled; `error` says why not. */
  const schedule = async (values: MailValues): Promise<boolean> => {
    const { subject, text, sendKey: id, sendAt, over } = values;
    const at = momentOf(sendAt);
    if (at === null) return false;
    const audience = audienceInputOf(values);
    const input = { audience, subject, text, id, sendAt: at.toISOString(), over: over || null };
    try {
      await scheduleMailing({ variables: { input } });
      setError(undefined);
      return true;
    } catch (thrown) {
      const { code, message } = toAppError(thrown, FALLBACKS.generic);
      if (code === "CONFLICT") await lookAgain(id);
      setError(message);
      return false;
    }
  };
  return { schedule, busy: loading, error, forget: () => setError(undefined) };
}
