import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { WEBHOOK_TYPES } from "@contract/kernel/contract/webhook-types";
import {
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  WebhooksDocument,
  type WebhookFieldsFragment,
} from "../../../graphql/features/admin-integrations";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { TheirVersion } from "../../../shared/versions/their-version";
import { useVersion } from "../../../shared/versions/use-version";
import { t } from "@contract/kernel/contract/t";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useForm } from "../../../shared/forms/use-form";
import { SelectField } from "../../../shared/ui/select-field";
import { TextField } from "../../../shared/ui/text-field";

interface WebhookFormProps {
  /** The webhook to change; null for a new webhook. */
  readonly webhook: WebhookFieldsFragment | null;
  readonly onClose: () => void;
  /** @param secret the secret of a new webhook; null for an existing one */
  readonly onSaved: (text: string, secret: string | null) => void;
}

const ON_OR_OFF = [
  { value: "on", label: "On" },
  { value: "off", label: "Off, sends no messages" },
];

/** Asks for a webhook's address, its purpose and the types of its messages. */
export function WebhookForm({ webhook, onClose, onSaved }: WebhookFormProps) {
  const [create] = useCreateWebhookMutation();
  const [update] = useUpdateWebhookMutation();
  const fetchWebhooks = useFetch(WebhooksDocument, "no-cache");
  const version = useVersion(webhook?.version ?? "", async () => {
    const stored = (await fetchWebhooks()).webhooks.find(({ id }) => id === webhook?.id);
    return stored ? { values: valuesOf(stored), version: stored.version } : null;
  });
  const form = useForm({
    initial: valuesOf(webhook),
    contract: () =>
      import("@contract/modules/webhooks/contract/webhook.input").then((m) => m.CreateWebhookInput),
    toInput: inputOf,
    fallback: FALLBACKS.generic,
    submit: async (values) => {
      const input = inputOf(values);
      if (webhook === null) {
        const created = (await create({ variables: { input } })).data?.createWebhook;
        onSaved(created?.message ?? "", created?.secret ?? null);
      } else {
        const isOn = values.state === "on";
        const { data } = await version.save((seen) =>
          update({ variables: { input: { id: webhook.id, isOn, version: seen, ...input } } }),
        );
        onSaved(data?.updateWebhook.message ?? "", null);
      }
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={webhook === null ? "Add a webhook" : `Change ${webhook.description}`}
      description="The site sends the chosen messages to this address and signs each message."
      label={webhook === null ? "Add webhook" : "Save"}
      busyLabel="Saving..."
    >
      <FormFailure form={form} />
      <TheirVersion
        theirs={version.theirs}
        mine={form.values}
        labels={LABELS}
        show={(name, values) => (name === "state" ? stateText(values.state) : values[name])}
        onTake={(theirs) => Object.entries(theirs).forEach(([name, text]) => form.set(name as Field, text))}
      />
      <TextField
        {...form.field("url")}
        label="Address"
        type="url"
        hint="Must begin with https:// and be reachable from the internet."
        maxLength={LIMITS.linkMax}
        autoComplete="off"
        mono
      />
      <TextField
        {...form.field("description")}
        label="Purpose"
        hint="For example: Announcements in the club's chat"
        maxLength={LIMITS.webhookDescriptionMax}
        autoComplete="off"
      />
      <TypeChoice {...form.field("types")} />
      {webhook === null ? null : <SelectField {...form.field("state")} label="State" options={ON_OR_OFF} />}
    </FormModal>
  );
}

function valuesOf(webhook: WebhookFieldsFragment | null) {
  return {
    url: webhook?.url ?? "",
    description: webhook?.description ?? "",
    types: (webhook?.types ?? Object.keys(WEBHOOK_TYPES)).join(","),
    state: webhook === null || webhook.state === "on" ? "on" : "off",
  };
}

type Field = keyof ReturnType<typeof valuesOf>;

const LABELS = {
  url: t("Address"),
  description: t("Purpose"),
  types: t("Messages to send"),
  state: t("State"),
};

function stateText(state: string): string {
  return ON_OR_OFF.find(({ value }) => value === state)?.label ?? state;
}

function inputOf({ url, description, types }: Readonly<Record<"url" | "description" | "types", string>>) {
  return { url, description, types: types === "" ? [] : types.split(",") };
}

interface TypeChoiceProps {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Checkboxes for the types of messages that a webhook gets. */
function TypeChoice({ id, value, error, onChange }: TypeChoiceProps) {
  const ticked = value === "" ? [] : value.split(",");
  const toggle = (type: string) =>
    onChange(
      Object.keys(WEBHOOK_TYPES)
        .filter((one) => ticked.includes(one) !== (one === type))
        .join(","),
    );
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="mb-1 font-semibold">Messages to send</legend>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="mb-1 font-semibold text-bad">
          {error}
        </p>
      )}
      <ul className="divide-y divide-rule border-y border-rule">
        {Object.entries(WEBHOOK_TYPES).map(([type, label]) => (
          <li key={type}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
              <input
                type="checkbox"
                checked={ticked.includes(type)}
                onChange={() => toggle(type)}
                className="size-5 shrink-0 accent-accent"
              />
              {label}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
