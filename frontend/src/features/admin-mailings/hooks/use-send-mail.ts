import { useSendMailingMutation } from "../../../graphql/features/admin-mailings";
import { useAction } from "../../../shared/hooks/use-action";
import { audienceInputOf, type MailValues } from "../mail-values";
import type { Audience } from "./use-audience";
import { t } from "@contract/kernel/contract/t";

/** Error codes that leave it unknown whether the mail was sent. Sending again is safe, and the screen says so. */
const UNKNOWN = new Set(["UNREACHABLE", "UNKNOWN_OUTCOME", "INTERNAL", "UNAVAILABLE"]);
const SEND_AGAIN = t(
  "The server did not confirm the mail. Send the mail again. Each person gets the mail only once.",
);

export function useSendMail() {
  const [sendMailing] = useSendMailingMutation();
  const { busy, failure, run, clear } = useAction();
  /**
   * Sends the mail.
   * @param onSent not called if the request fails. `error` then contains the reason.
   */
  const send = (values: MailValues, audience: Audience, onSent: (mailingId: string) => void) =>
    run(async () => {
      const { subject, text, sendKey } = values;
      const input = { audience: audienceInputOf(values), subject, text, sendKey, audienceKey: audience.key };
      const { data } = await sendMailing({ variables: { input } });
      if (data) onSent(data.sendMailing.mailing.id);
    });
  const error = failure && UNKNOWN.has(failure.code) ? { ...failure, message: SEND_AGAIN } : failure;
  return { send, busy, error, forget: clear };
}
