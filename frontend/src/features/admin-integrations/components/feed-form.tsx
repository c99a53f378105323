import { useState } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";
import { CreateSpreadsheetFeedDocument } from "../../../graphql/features/admin-integrations";
import type { FeedContent } from "../../../graphql/schema-types";
import { useAdminEvents } from "../../../shared/events/event-select";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { useMay } from "../../../shared/session/may";
import { SelectField } from "../../../shared/ui/select-field";
import { TextField } from "../../../shared/ui/text-field";
import type { Permission } from "@contract/kernel/contract/access";

/** The possible contents of a feed, each with the permission to see it. */
export const FEED_CONTENTS: readonly {
  readonly value: FeedContent;
  readonly label: string;
  readonly permission: Permission;
}[] = [
  { value: "teams", label: "Teams", permission: "teams" },
  { value: "payments", label: "Payments", permission: "reportedPayments" },
  { value: "people", label: "People in teams", permission: "allUsers" },
];

interface FeedFormProps {
  readonly onClose: () => void;
  readonly onMade: (text: string, url: string) => void;
}

/** Asks for the content and the event of a new feed. */
export function FeedForm({ onClose, onMade }: FeedFormProps) {
  const may = useMay();
  const { events } = useAdminEvents();
  const [withContact, setWithContact] = useState(false);
  const contents = FEED_CONTENTS.filter(({ permission }) => may(permission));
  const current = events?.find(({ state }) => state === "current") ?? events?.[0];
  const first: string = contents[0]?.value ?? "teams";
  const form = useMutationForm(
    CreateSpreadsheetFeedDocument,
    () => import("@contract/modules/webhooks/contract/feed.input").then((m) => m.CreateSpreadsheetFeedInput),
    {
      initial: { name: "", content: first, eventId: "" },
      toInput: ({ name, content, eventId }) => ({
        name,
        content: content as FeedContent,
        eventId: eventId || (current?.id ?? ""),
        withContact: withContact && content === "people",
      }),
      onDone: ({ message, url }) => onMade(message, url),
    },
  );
  const mayContact = form.values.content === "people" && may("readPersonalData");
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Create a feed"
      description="A feed keeps a list up to date in Google Sheets or Excel. The feed ends when your password, e-mail address or role changes."
      label="Create feed"
      busyLabel="Creating..."
    >
      <FormFailure form={form} />
      <TextField
        {...form.field("name")}
        label="Purpose"
        hint="For example: Treasurer's accounts"
        maxLength={LIMITS.feedNameMax}
        autoComplete="off"
      />
      <SelectField {...form.field("content")} label="List" hint="Each feed has one list" options={contents} />
      <SelectField
        {...form.field("eventId")}
        value={form.values.eventId || (current?.id ?? "")}
        label="Event"
        hint="The feed stays with this event, even when another event becomes current"
        options={events?.map(({ id, title }) => ({ value: id, label: title })) ?? []}
      />
      {mayContact ? (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={withContact}
            onChange={() => setWithContact(!withContact)}
            className="size-5 shrink-0 accent-accent"
          />
          Include phone, college and roll number
        </label>
      ) : null}
    </FormModal>
  );
}
