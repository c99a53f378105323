import { useId } from "react";
import type { SeasonPeopleQuery } from "../../../graphql/features/admin-season";
import { formatDate } from "../../../shared/format/date-time";
import { useSession } from "../../../shared/session/session-store";
import { t } from "@contract/kernel/contract/t";

export type SeasonPerson = SeasonPeopleQuery["seasonPeople"]["people"][number];

interface SuperadminRowProps {
  readonly person: SeasonPerson;
  readonly leaves: boolean;
  readonly onLeave: (leaves: boolean) => void;
}

/** A Superadmin's row: last log-in, two-step login, and a checkbox to remove the Superadmin. */
export function SuperadminRow({ person, leaves, onLeave }: SuperadminRowProps) {
  const id = useId();
  const isMe = useSession()?.userId === person.id;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
      <div id={id} className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {person.name}
          {isMe ? <span className="font-normal text-soft"> (you)</span> : null}
        </p>
        <p className="text-sm text-soft wrap-anywhere">{person.email}</p>
        <p className="text-sm text-soft">
          {seenText(person)} {person.hasTwoSteps ? "Two-step login." : <strong>No two-step login.</strong>}
        </p>
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={leaves}
          onChange={(event) => onLeave(event.target.checked)}
          aria-describedby={id}
          className="size-5 shrink-0 accent-accent"
        />
        Remove as Superadmin
      </label>
    </li>
  );
}

/** Returns a text that says when a person last logged in. */
export function seenText({ lastSeenAt }: Pick<SeasonPerson, "lastSeenAt">): string {
  return lastSeenAt == null
    ? t("Never logged in.")
    : t("Last login on {lastSeenAt}.", { lastSeenAt: formatDate(lastSeenAt) });
}
