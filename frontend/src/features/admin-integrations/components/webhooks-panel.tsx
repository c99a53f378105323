import { useState } from "react";
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useWebhooksQuery,
  type WebhookFieldsFragment,
} from "../../../graphql/features/admin-integrations";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { useNotice } from "../../../shared/hooks/use-notice";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { DateTime } from "../../../shared/ui/date-time";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { Panel } from "../../../shared/ui/panel";
import { RowButton } from "../../../shared/ui/row-button";
import { ShownOnceModal, type ShownOnce } from "./shown-once-modal";
import { WebhookBadge } from "./webhook-badge";
import { WebhookForm } from "./webhook-form";
import { t } from "@contract/kernel/contract/t";

interface Actions {
  readonly onLog: (id: string) => void;
  readonly onChange: (webhook: WebhookFieldsFragment) => void;
  readonly onRotate: (webhook: WebhookFieldsFragment) => void;
  readonly onDelete: (webhook: WebhookFieldsFragment) => void;
}

/** The list of webhooks, with buttons to add, change and delete webhooks. */
export function WebhooksPanel({ onLog }: { readonly onLog: (id: string) => void }) {
  const query = useWebhooksQuery({ fetchPolicy: "network-only" });
  const { data, ...state } = useQueryState(query);
  const { notice, show } = useNotice();
  const [edited, setEdited] = useState<WebhookFieldsFragment | "new" | null>(null);
  const [secret, setSecret] = useState<ShownOnce | null>(null);
  const showAndReload = (text: string) => {
    show("success", text);
    void state.reload();
  };
  const acts = useWebhookActs(showAndReload, setSecret);
  const webhooks = data?.webhooks ?? [];
  return (
    <Panel
      title="Webhooks"
      aside={
        <Button variant="secondary" onClick={() => setEdited("new")}>
          Add a webhook
        </Button>
      }
      layout="grid gap-4"
    >
      <NoticeBanner notice={notice} />
      <ListState state={state}>
        {webhooks.length === 0 ? (
          <EmptyState title="There are no webhooks yet.">
            A webhook is the address of a chat, bot or script. The site sends messages to this address, for
            example when a team registers or a payment is accepted.
          </EmptyState>
        ) : (
          <ul aria-label="Webhooks" className="divide-y divide-rule border-y border-rule">
            {webhooks.map((webhook) => (
              <WebhookItem
                key={webhook.id}
                webhook={webhook}
                actions={{
                  onLog,
                  onChange: setEdited,
                  onRotate: acts.rotating.ask,
                  onDelete: acts.deleting.ask,
                }}
              />
            ))}
          </ul>
        )}
      </ListState>
      {edited === null ? null : (
        <WebhookForm
          webhook={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={(text, fresh) => {
            setEdited(null);
            if (fresh !== null) setSecret(secretOf(t("Webhook added"), fresh));
            showAndReload(text);
          }}
        />
      )}
      {acts.modals}
      {secret === null ? null : <ShownOnceModal shown={secret} onClose={() => setSecret(null)} />}
    </Panel>
  );
}

/** Returns the actions that replace a webhook's secret and delete a webhook, each with a confirmation. */
function useWebhookActs(onDone: (text: string) => void, onSecret: (secret: ShownOnce) => void) {
  const [rotate] = useRotateWebhookSecretMutation();
  const [remove] = useDeleteWebhookMutation();
  const rotating = useConfirmedAction(async ({ id, version }: WebhookFieldsFragment) => {
    const reply = (await rotate({ variables: { input: { id, version } } })).data?.rotateWebhookSecret;
    if (reply?.secret) onSecret(secretOf(t("New secret of the webhook"), reply.secret));
    return reply?.message;
  }, onDone);
  const deleting = useConfirmedAction(
    async ({ id, version }: WebhookFieldsFragment) =>
      (await remove({ variables: { input: { id, version } } })).data?.deleteWebhook.message,
    onDone,
  );
  const modals = (
    <>
      {rotating.asked === null ? null : (
        <ConfirmModal
          {...rotating.modal}
          title={`Give ${rotating.asked.description} a new secret?`}
          confirmLabel="Make a new secret"
          busyLabel="Creating..."
        >
          For 24 hours, messages are signed with the old and the new secret. Change the receiver's
          configuration in this time.
        </ConfirmModal>
      )}
      {deleting.asked === null ? null : (
        <ConfirmModal
          {...deleting.modal}
          title={`Delete ${deleting.asked.description}?`}
          confirmLabel="Delete webhook"
          busyLabel="Deleting..."
          danger
        >
          The site stops sending messages to this webhook, including messages that are waiting. The secret is
          deleted for good.
        </ConfirmModal>
      )}
    </>
  );
  return { rotating, deleting, modals };
}

function secretOf(title: string, text: string): ShownOnce {
  const advice = t(
    "Put the secret into the receiver's configuration, so that the receiver can check that messages come from this site. Keep the secret private, because anyone who has it can pretend to be the site.",
  );
  return { title, what: t("Secret"), text, advice };
}

function WebhookItem({ webhook, actions }: { webhook: WebhookFieldsFragment; actions: Actions }) {
  const { id, description, url, types, state, failingSince, formerSecretUntil } = webhook;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg leading-tight wrap-anywhere">{description}</h3>
        <WebhookBadge state={state} isFailing={failingSince !== null} />
      </div>
      <p className="font-mono text-sm wrap-anywhere">{url}</p>
      <p className="text-sm text-soft">{types.join(", ")}</p>
      {failingSince === null ? null : (
        <p className="text-sm text-bad">
          No message has arrived since <DateTime value={failingSince} />.
        </p>
      )}
      {formerSecretUntil === null ? null : (
        <p className="text-sm text-soft">
          The previous secret is valid until <DateTime value={formerSecretUntil} />.
        </p>
      )}
      <div className="outdent flex flex-wrap">
        <RowButton of={t("of {description}", { description })} onClick={() => actions.onLog(id)}>
          Log and test
        </RowButton>
        <RowButton of={description} onClick={() => actions.onChange(webhook)}>
          Change
        </RowButton>
        <RowButton of={t("for {description}", { description })} onClick={() => actions.onRotate(webhook)}>
          New secret
        </RowButton>
        <RowButton of={description} onClick={() => actions.onDelete(webhook)}>
          Delete
        </RowButton>
      </div>
    </li>
  );
}
