import { Link } from "react-router-dom";
import { t } from "@contract/kernel/contract/t";
import { eventPath } from "@contract/kernel/contract/paths";
import { EVENTS } from "@contract/modules/content/contract/translations";
import { useEventTextsQuery } from "../../../graphql/features/admin-events";
import type { AdminEventFieldsFragment } from "../../../graphql/shared/events";
import { buttonClass } from "../../../shared/ui/button";
import { DateTime } from "../../../shared/ui/date-time";
import { Panel } from "../../../shared/ui/panel";
import type { useEventForm } from "../hooks/use-event-form";
import { Warnings } from "./warnings";

interface TextsCardProps {
  readonly event: AdminEventFieldsFragment;
  readonly warnings: ReturnType<typeof useEventForm>["warnings"];
}

/**
 * Shows an event's title and summary, and links to the editor of its public texts, which has drafts, previews and a
 * history.
 */
export function TextsCard({ event, warnings }: TextsCardProps) {
  const { slug, title, summary, notices } = event;
  const topic = EVENTS + slug;
  return (
    <Panel title="Public texts" layout="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {summary === "" ? null : <p>{summary}</p>}
        <p className="text-sm text-soft">
          <span className="font-mono">{eventPath(slug)}</span>
          {" · "}
          {t("{n, plural, one {1 notice} other {# notices}}", { n: notices.length })}
        </p>
        <Standing topic={topic} />
      </div>
      <Warnings warnings={warnings.filter(({ field }) => field === "title")} />
      <div>
        <Link className={buttonClass("secondary")} to={`?tab=content&topic=${encodeURIComponent(topic)}`}>
          Edit the texts
        </Link>
      </div>
    </Panel>
  );
}

/** Shows whether there is a draft and who last published, or nothing while loading. */
function Standing({ topic }: { readonly topic: string }) {
  const { data } = useEventTextsQuery({ variables: { topic }, fetchPolicy: "cache-and-network" });
  if (data === undefined) return null;
  const { draftedAt, draftedBy, publishedAt, publishedBy } = data.contentTopic;
  return (
    <p className="text-sm text-soft">
      {draftedAt === null ? (
        "There is no draft."
      ) : (
        <strong className="text-ink">
          Draft by {draftedBy}, <DateTime value={draftedAt} />
        </strong>
      )}
      {publishedAt === null ? null : (
        <span className="block">
          Published by {publishedBy}, <DateTime value={publishedAt} />
        </span>
      )}
    </p>
  );
}
