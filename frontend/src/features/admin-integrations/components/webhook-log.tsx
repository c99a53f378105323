import { useState } from "react";
import {
  useReplayFailedWebhooksMutation,
  useReplayWebhookMutation,
  useTestWebhookMutation,
  useWebhooksQuery,
} from "../../../graphql/features/admin-integrations";
import { useAction } from "../../../shared/hooks/use-action";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { useHeadingFocus } from "../../../shared/hooks/use-heading-focus";
import { useNotice } from "../../../shared/hooks/use-notice";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { SelectField } from "../../../shared/ui/select-field";
import { useWebhookLog } from "../hooks/use-webhook-log";
import { DeliveryItem } from "./delivery-item";
import { t } from "@contract/kernel/contract/t";

interface WebhookLogProps {
  readonly id: string;
  readonly onClose: () => void;
}

const WHICH = [
  { value: "all", label: "All messages of the last 30 days" },
  { value: "failed", label: "Failed messages only" },
];
const DAYS = [1, 7, 30].map((days) => ({
  value: String(days),
  label: days === 1 ? "Last 24 hours" : `Last ${String(days)} days`,
}));
const DAY_MS = 86_400_000;

/** Shows a webhook's messages and the replies, with buttons to send a test and to send messages again. */
export function WebhookLog({ id, onClose }: WebhookLogProps) {
  const webhook = useWebhooksQuery({ fetchPolicy: "cache-first" }).data?.webhooks.find(
    (one) => one.id === id,
  );
  const [which, setWhich] = useState("all");
  const log = useWebhookLog(id, which === "failed");
  const { notice, show } = useNotice();
  const heading = useHeadingFocus(id, true);
  const showAndReload = (text: string) => {
    show("success", text);
    void log.reload();
  };
  const [test] = useTestWebhookMutation();
  const [replay] = useReplayWebhookMutation();
  const { run } = useAction({ show });
  const sendTest = () =>
    void run(async () => {
      const input = { id, version: webhook?.version ?? "" };
      showAndReload((await test({ variables: { input } })).data?.testWebhook.message ?? "");
    });
  const sendAgain = (deliveryId: string) =>
    void run(async () => {
      showAndReload(
        (await replay({ variables: { input: { deliveryId } } })).data?.replayWebhook.message ?? "",
      );
    });
  return (
    <section aria-label="Webhook log" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere outline-none">
          {webhook?.description ?? "Log"}
        </h2>
        <div className="outdent">
          <Button variant="quiet" onClick={onClose}>
            All integrations
          </Button>
        </div>
      </div>
      <NoticeBanner notice={notice} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-52 flex-1 sm:max-w-xs">
          <SelectField name="which" label="Messages" value={which} onChange={setWhich} options={WHICH} />
        </div>
        <Button variant="secondary" onClick={sendTest}>
          Send a test
        </Button>
        <ReplayFailed id={id} onDone={showAndReload} />
        <Button variant="quiet" onClick={() => void log.reload()}>
          Refresh
        </Button>
      </div>
      <p role="status" className="text-sm text-soft">
        {log.isKnown
          ? t("{n, plural, one {# message} other {# messages}}, newest first", { n: log.total })
          : ""}
      </p>
      <ListState state={log}>
        {log.deliveries.length === 0 ? (
          <EmptyState title="No messages.">Press “Send a test”, or wait for the first message.</EmptyState>
        ) : (
          <ol aria-label="Messages" className="divide-y divide-rule border-y border-rule">
            {log.deliveries.map((delivery) => (
              <DeliveryItem key={delivery.id} delivery={delivery} onReplay={() => sendAgain(delivery.id)} />
            ))}
          </ol>
        )}
        {log.hasMore ? (
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="secondary" onClick={() => void log.more()}>
              Show more
            </Button>
            {log.moreFailed ? <p role="alert">More entries could not be loaded. Try again.</p> : null}
          </div>
        ) : null}
      </ListState>
    </section>
  );
}

/** A button that sends the failed messages of the chosen days again, after a confirmation. */
function ReplayFailed({ id, onDone }: { readonly id: string; readonly onDone: (text: string) => void }) {
  const [replay] = useReplayFailedWebhooksMutation();
  const [days, setDays] = useState("7");
  const asking = useConfirmedAction(async () => {
    const since = new Date(Date.now() - Number(days) * DAY_MS).toISOString();
    return (await replay({ variables: { input: { id, since } } })).data?.replayFailedWebhooks.message;
  }, onDone);
  return (
    <>
      <Button variant="secondary" onClick={() => asking.ask(true)}>
        Send failed messages again...
      </Button>
      <ConfirmModal
        {...asking.modal}
        title="Send failed messages again?"
        confirmLabel="Send again"
        busyLabel="Sending..."
      >
        <div className="grid gap-3">
          <p>Each message keeps its ID, so the receiver can skip messages that it already has.</p>
          <SelectField
            name="days"
            label="Failed messages from"
            value={days}
            onChange={setDays}
            options={DAYS}
          />
        </div>
      </ConfirmModal>
    </>
  );
}
