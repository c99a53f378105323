import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  ScheduledMailingsDocument,
  useScheduleMailingMutation,
} from "../../../graphql/features/admin-mailings";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { toAppError } from "../../../shared/errors/app-error";
import { useAction } from "../../../shared/hooks/use-action";
import { Overtaken } from "../../../shared/versions/use-version";
import { audienceInputOf, momentOf, valuesOf, type MailValues } from "../mail-values";

/**
 * Schedules a mail. Scheduling again with the same `sendKey` changes the scheduled mail.
 * @param onOvertaken called if another person changed the mail before this save. Receives the version of that change. A
 * save with this version overwrites the change.
 */
export function useScheduleMail(onOvertaken: (version: string) => void) {
  const look = useFetch(ScheduledMailingsDocument);
  const [scheduleMailing] = useScheduleMailingMutation();
  const { busy, problem, run, clear } = useAction();
  const [theirs, setTheirs] = useState<MailValues | null>(null);
  /** Shows the stored mail next to the form. Returns false if there is none. */
  const lookAgain = async (id: string): Promise<boolean> => {
    const looked = await look().catch(() => null);
    const stored = looked?.scheduledMailings.find((mailing) => mailing.id === id);
    if (!stored) return false;
    onOvertaken(stored.version);
    setTheirs(valuesOf(stored));
    return true;
  };
  /** Returns whether the mail is scheduled. If not, `error` has the reason. */
  const schedule = async (values: MailValues): Promise<boolean> => {
    const { subject, text, sendKey: id, sendAt, version } = values;
    const at = momentOf(sendAt);
    if (at === null) return false;
    const audience = audienceInputOf(values);
    const input = { audience, subject, text, id, sendAt: at.toISOString(), version };
    return run(async () => {
      await scheduleMailing({ variables: { input } }).catch(async (thrown: unknown) => {
        const isOvertaken = toAppError(thrown, FALLBACKS.generic).code === "VERSION_CHANGED";
        throw isOvertaken && (await lookAgain(id)) ? new Overtaken() : thrown;
      });
      setTheirs(null);
    });
  };
  return { schedule, busy, error: problem ?? undefined, theirs, forget: clear };
}
