import { useState } from "react";
import { useWebhookDeliveryQuery } from "../../../graphql/features/admin-integrations";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { CopyButton } from "../../../shared/ui/copy-button";
import { DateTime } from "../../../shared/ui/date-time";
import { ListState } from "../../../shared/ui/list-state";
import { RowButton } from "../../../shared/ui/row-button";
import type { Delivery } from "../hooks/use-webhook-log";
import { DeliveryBadge } from "./webhook-badge";
import { LOCALE } from "../../../shared/language";
import { t } from "@contract/kernel/contract/t";

interface DeliveryItemProps {
  readonly delivery: Delivery;
  readonly onReplay: () => void;
}

/** A message with its delivery state. An opened message also shows its text and attempts. */
export function DeliveryItem({ delivery, onReplay }: DeliveryItemProps) {
  const { id, type, state, attempts, createdAt, nextAttemptAt, lastError } = delivery;
  const [isOpen, setOpen] = useState(false);
  const of = `${type} …${id.slice(-8)}`;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-40 font-mono font-semibold">{type}</span>
        <DeliveryBadge state={state} />
        <span className="text-sm text-soft">
          <DateTime value={createdAt} />
        </span>
      </div>
      <p className="text-sm">
        {attempts === 1 ? "1 attempt" : `${String(attempts)} attempts`}
        {lastError === null ? null : <span className="text-bad">, last error: {lastError}</span>}
        {nextAttemptAt === null || attempts === 0 ? null : (
          <>
            , next attempt <DateTime value={nextAttemptAt} />
          </>
        )}
      </p>
      <div className="outdent flex flex-wrap">
        <RowButton of={of} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Hide details" : "Details"}
        </RowButton>
        {state === "queued" ? null : (
          <RowButton of={of} onClick={onReplay}>
            Send again
          </RowButton>
        )}
      </div>
      {isOpen ? <Details key={`${state}${String(attempts)}`} id={id} /> : null}
    </li>
  );
}

function Details({ id }: { readonly id: string }) {
  const query = useWebhookDeliveryQuery({ variables: { id }, fetchPolicy: "network-only" });
  const { data, ...state } = useQueryState(query);
  const delivery = data?.webhookDelivery;
  return (
    <ListState state={state}>
      {delivery === undefined ? null : (
        <div className="grid gap-3 border-l-4 border-rule pl-3">
          <Text what={t("Message")} text={delivery.body} />
          <p className="font-mono text-sm text-soft wrap-anywhere">webhook-id {id}</p>
          <ol aria-label="Attempts" className="grid gap-2">
            {delivery.history.map(({ id: attemptId, at, status, durationMs, reply, error }) => (
              <li key={attemptId} className="grid gap-1 text-sm">
                <span>
                  <DateTime value={at} />: {error ?? `Status ${String(status)}`},{" "}
                  {durationMs.toLocaleString(LOCALE)} ms
                </span>
                {reply === null || reply === "" ? null : <Text what={t("Reply")} text={reply} />}
              </li>
            ))}
          </ol>
        </div>
      )}
    </ListState>
  );
}

function Text({ what, text }: { readonly what: string; readonly text: string }) {
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-3">
        <span className="text-sm text-soft">{what}</span>
        <CopyButton text={text} what={what} />
      </div>
      <div
        role="region"
        aria-label={what}
        tabIndex={0}
        className="max-h-64 overflow-auto border border-rule p-2"
      >
        <pre className="font-mono text-sm whitespace-pre-wrap wrap-anywhere">{text}</pre>
      </div>
    </div>
  );
}
