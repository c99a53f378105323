import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  ScheduledMailingsDocument,
  useScheduleMailingMutation,
} from "../../../graphql/features/admin-mailings";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { toAppError } from "../../../shared/errors/app-error";
import { audienceInputOf, momentOf, valuesOf, type MailValues } from "../mail-values";

/**
 * Has a mail sent at its time; once more under the same key, it changes that mail.
 * @param onOvertaken receives the version of what another person saved first: the next save replaces it
 */
export function useScheduleMail(onOvertaken: (version: string) => void) {
  const look = useFetch(ScheduledMailingsDocument);
  const [scheduleMailing, { loading }] = useScheduleMailingMutation();
  const [error, setError] = useState<string | undefined>();
  const [theirs, setTheirs] = useState<MailValues | null>(null);
  const lookAgain = async (id: string) => {
    const looked = await look().catch(() => null);
    const stored = looked?.scheduledMailings.find((mailing) => mailing.id === id);
    if (!stored) return;
    onOvertaken(stored.version);
    setTheirs(valuesOf(stored));
  };
  /** Answers whether it is scheduled; `error` says why not. */
  const schedule = async (values: MailValues): Promise<boolean> => {
    const { subject, text, sendKey: id, sendAt, version } = values;
    const at = momentOf(sendAt);
    if (at === null) return false;
    const audience = audienceInputOf(values);
    const input = { audience, subject, text, id, sendAt: at.toISOString(), version };
    try {
      await scheduleMailing({ variables: { input } });
      setError(undefined);
      setTheirs(null);
      return true;
    } catch (thrown) {
      const { code, message } = toAppError(thrown, FALLBACKS.generic);
      if (code === "VERSION_CHANGED") await lookAgain(id);
      setError(message);
      return false;
    }
  };
  return { schedule, busy: loading, error, theirs, forget: () => setError(undefined) };
}
