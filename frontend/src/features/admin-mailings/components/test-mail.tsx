import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useSendTestMailMutation } from "../../../graphql/features/admin-mailings";
import { toAppError } from "../../../shared/errors/app-error";
import { useNotice } from "../../../shared/hooks/use-notice";
import { Button } from "../../../shared/ui/button";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { audienceInputOf, type MailValues } from "../mail-values";

/** Sends the copy that is shown to the admin's own mailbox. */
export function TestMail({ values, as }: { readonly values: MailValues; readonly as: string }) {
  const [sendTest, { loading }] = useSendTestMailMutation();
  const { notice, show } = useNotice();
  const { subject, text } = values;
  const send = async () => {
    try {
      const input = { audience: audienceInputOf(values), subject, text, as };
      const { data } = await sendTest({ variables: { input } });
      show("success", data?.sendTestMail.message ?? "", { stay: true });
    } catch (thrown) {
      show("error", toAppError(thrown, FALLBACKS.generic).message, { stay: true });
    }
  };
  return (
    <div className="grid gap-3">
      <NoticeBanner notice={notice} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          busy={loading}
          busyLabel="Sending..."
          disabled={subject.trim() === "" || text.trim() === ""}
          onClick={() => void send()}
        >
          Send this copy to me
        </Button>
        <p className="text-sm text-soft">Nobody else gets the test.</p>
      </div>
    </div>
  );
}
