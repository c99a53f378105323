import { useEffect, useState } from "react";
import { ContentTopicDocument, type ContentDetailFragment } from "../../../graphql/features/admin-content";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { useAction } from "../../../shared/hooks/use-action";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import type { FieldSpec } from "../field-spec";
import { Changes } from "./changes";
import { DiscardDraft, DraftOf } from "./discard-draft";

interface ContentConflictProps {
  /** The topic as last fetched by this editor. */
  readonly detail: ContentDetailFragment;
  /** The number of the published version on which the text on the screen is based. */
  readonly base: number;
  /** True when the draft is saved, but another version was published after the draft was begun. */
  readonly isOutdated: boolean;
  readonly fields: readonly FieldSpec[];
  readonly onTheirs: (detail: ContentDetailFragment) => void;
  readonly onMine: (detail: ContentDetailFragment) => void;
  readonly onDiscarded: (detail: ContentDetailFragment, text: string) => void;
}

/**
 * Shown after another admin changed or published the same part. Keeps the text entered here, and overwrites the other
 * admin's text only on request.
 */
export function ContentConflict(props: ContentConflictProps) {
  const { detail, base, isOutdated, fields, onTheirs, onMine, onDiscarded } = props;
  const { id: topic, draft } = detail;
  const fetchTopic = useFetch(ContentTopicDocument, "no-cache");
  const [published, setPublished] = useState<ContentDetailFragment | null>(null);
  const { problem, run } = useAction();
  useEffect(() => {
    let isOver = false;
    // If the request fails, the panel does not list the changes and shows no error. The choices below still work,
    // because each of them fetches the topic again.
    fetchTopic({ topic }).then(
      ({ contentTopic }) => {
        if (!isOver && contentTopic.number !== base) setPublished(contentTopic);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [fetchTopic, topic, base]);
  const go = (on: (theirs: ContentDetailFragment) => void) =>
    run(async () => on((await fetchTopic({ topic })).contentTopic));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Banner tone="error">
        {isOutdated
          ? "Another version was published after this draft was started. The draft is saved but not published. Keep or discard the draft."
          : "Someone else changed or published this part while you were editing. Your version is on this screen and not saved yet."}
      </Banner>
      {isOutdated && draft !== null ? (
        <p className="text-sm text-soft">
          <DraftOf draftedBy={draft.by} draftedAt={draft.at} />
        </p>
      ) : null}
      {published === null ? null : (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
            Changes in the published version
          </summary>
          <Changes before={bodyOfVersion(published, base)} after={published.published} fields={fields} />
        </details>
      )}
      {problem === null ? null : <p className="text-bad">{problem}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void go(onMine)}>
          {isOutdated ? "Keep the draft" : "Keep my version"}
        </Button>
        {isOutdated ? (
          // The draft is shared, so an admin has to discard it before the published version replaces it.
          draft === null ? null : (
            <DiscardDraft topic={topic} draft={draft} variant="secondary" onDiscarded={onDiscarded} />
          )
        ) : (
          <Button variant="secondary" onClick={() => void go(onTheirs)}>
            Discard my version and show theirs
          </Button>
        )}
      </div>
    </div>
  );
}

const bodyOfVersion = ({ versions }: ContentDetailFragment, number: number): string | null =>
  versions.find((version) => version.number === number)?.body ?? null;
