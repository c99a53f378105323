import { Fragment, useEffect, useEffectEvent } from "react";
import type { ContentSummaryFragment } from "../../../graphql/features/admin-content";
import { DateTime } from "../../../shared/ui/date-time";
import { RowButton } from "../../../shared/ui/row-button";
import { batchKey } from "@contract/modules/content/contract/topics";
import { formOf, inOrder } from "../topic-forms";
import { t } from "@contract/kernel/contract/t";
import { TRANSLATED_INTO } from "@contract/kernel/contract/languages";
import { eventSlugOf, topicIn } from "@contract/modules/content/contract/translations";
import { LANGUAGE_NAMES } from "../../../shared/language";
import { editButtonId } from "../hooks/use-topic-arrival";
import { DraftOf } from "./discard-draft";

interface TopicListProps {
  readonly topics: readonly ContentSummaryFragment[];
  readonly onOpen: (topic: string) => void;
  /** Called once the list is displayed. */
  readonly onShown: () => void;
}

/**
 * Lists all parts of the content with their states. Removed batches are collapsed, because their number grows each
 * year.
 */
export function TopicList({ topics, onOpen, onShown }: TopicListProps) {
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  const isAway = ({ id, isPublished, number, draftedAt }: ContentSummaryFragment): boolean =>
    batchKey(id) !== null && !isPublished && number > 0 && draftedAt === null;
  const removed = topics.filter(isAway);
  const events = topics.filter(({ id }) => eventSlugOf(id) !== null);
  return (
    <>
      <Topics topics={inOrder(topics.filter((topic) => !isAway(topic)))} all={topics} onOpen={onOpen} />
      {removed.length === 0 ? null : (
        <details className="mt-4">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
            Removed batches ({removed.length})
          </summary>
          <Topics topics={inOrder(removed)} all={topics} onOpen={onOpen} />
        </details>
      )}
      {events.length === 0 ? null : (
        <section aria-labelledby="content-events" className="mt-8">
          <h2 id="content-events" className="mb-3 text-lg">
            Events
          </h2>
          <Topics topics={events} all={topics} onOpen={onOpen} />
        </section>
      )}
    </>
  );
}

interface TopicsProps extends Omit<TopicListProps, "onShown"> {
  /** All topics, including translations. */
  readonly all: TopicListProps["topics"];
}

function Topics({ topics, all, onOpen }: TopicsProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] border-t border-rule">
      {topics.map((topic) => {
        const form = formOf(topic.id, topic.title);
        if (form === null) return null;
        return (
          <li
            key={topic.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule py-2"
          >
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold">{form.title}</p>
              <p className="text-sm text-soft">{form.about}</p>
              <p className="text-sm">
                <Standing topic={topic} all={all} />
              </p>
            </div>
            <RowButton
              id={editButtonId(topic.id)}
              of={form.title}
              variant="secondary"
              onClick={() => onOpen(topic.id)}
            >
              Edit
            </RowButton>
          </li>
        );
      })}
    </ul>
  );
}

interface StandingProps extends Pick<TopicsProps, "all"> {
  readonly topic: ContentSummaryFragment;
}

function Standing({ topic, all }: StandingProps) {
  const { isPublished, isSample, publishedAt, publishedBy, draftedAt, draftedBy, number } = topic;
  const translations = TRANSLATED_INTO.flatMap((language) => {
    const translation = all.find(({ id }) => id === topicIn(language, topic.id));
    const isDraft = translation !== undefined && translation.draftedAt !== null;
    if (translation === undefined || (!isDraft && !translation.isPublished)) return [];
    const { outdatedTexts: count } = translation;
    return [
      <span key={language}>
        <span lang={language}>{LANGUAGE_NAMES[language]}</span>
        {isDraft ? " (draft)" : null}
        {count === 0 ? null : (
          <span className="font-semibold text-pending">
            {" "}
            {t("({count, plural, one {# text} other {# texts}} outdated)", { count })}
          </span>
        )}
      </span>,
    ];
  });
  const parts = [
    draftedAt === null ? null : (
      <strong key="draft">
        <DraftOf draftedBy={draftedBy} draftedAt={draftedAt} />
      </strong>
    ),
    isPublished ? null : number > 0 ? t("Removed from the site") : t("Not on the site yet"),
    isSample ? t("Still a sample") : null,
    publishedAt === null || !isPublished ? null : (
      <span key="published">
        Published by {publishedBy}, <DateTime value={publishedAt} />
      </span>
    ),
    translations.length === 0 ? null : (
      <span key="translations">
        {t("Translations:")}{" "}
        {translations.map((translation, at) => (
          <Fragment key={at}>
            {at === 0 ? "" : ", "}
            {translation}
          </Fragment>
        ))}
      </span>
    ),
  ].filter((part) => part !== null);
  return parts.map((part, at) => (
    <span key={at}>
      {at === 0 ? "" : " · "}
      {part}
    </span>
  ));
}
