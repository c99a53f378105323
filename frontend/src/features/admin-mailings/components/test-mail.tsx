import { useSendTestMailMutation } from "../../../graphql/features/admin-mailings";
import { useAction } from "../../../shared/hooks/use-action";
import { Button } from "../../../shared/ui/button";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { audienceInputOf, type MailValues } from "../mail-values";

/** Sends the previewed copy to the admin's own address. */
export function TestMail({ values, as }: { readonly values: MailValues; readonly as: string }) {
  const [sendTest] = useSendTestMailMutation();
  const { busy, notice, run } = useAction();
  const { subject, text } = values;
  const send = () =>
    run(async () => {
      const input = { audience: audienceInputOf(values), subject, text, as };
      return (await sendTest({ variables: { input } })).data?.sendTestMail.message;
    });
  return (
    <div className="grid gap-3">
      <NoticeBanner notice={notice} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Sending..."
          disabled={subject.trim() === "" || text.trim() === ""}
          onClick={() => void send()}
        >
          Send this copy to me
        </Button>
        <p className="text-sm text-soft">Only you get the test.</p>
      </div>
    </div>
  );
}
