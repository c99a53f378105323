import { useEffect, useEffectEvent, useRef, useState } from "react";
import { indiaDay } from "@contract/kernel/contract/india-time";
import { eventSlugOf, translationOf } from "@contract/modules/content/contract/translations";
import type { ContentDetailFragment } from "../../../graphql/features/admin-content";
import { showRefusal } from "../../../shared/forms/form-errors";
import { useFocusWhenLost } from "../../../shared/hooks/use-focus-when-lost";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { ErrorSummary } from "../../../shared/ui/error-summary";
import { Panel } from "../../../shared/ui/panel";
import { useTopicEditor } from "../hooks/use-topic-editor";
import { mistakeText, type TopicForm } from "../field-spec";
import { isPublishedSample, type DraftState } from "../topic-draft";
import { asAlumni, graduatedBatch, placeLabel } from "../topic-values";
import { shownFields } from "../topic-forms";
import { formIn } from "../translation-form";
import { ContentConflict } from "./content-conflict";
import { DraftActions } from "./draft-actions";
import { HistoryPanel } from "./history-panel";
import { batchKey } from "@contract/modules/content/contract/topics";
import { LanguageSwitch } from "./language-switch";
import { PeopleFromList } from "./people-from-list";
import { PreviewPanel } from "./preview-panel";
import { RecordFields } from "./record-fields";
import { SampleSwitch } from "./sample-switch";
import { t } from "@contract/kernel/contract/t";

interface TopicEditorProps {
  readonly initial: ContentDetailFragment;
  readonly form: TopicForm;
  /** Called once the editor is displayed. */
  readonly onShown: () => void;
  readonly onDone: (text: string) => void;
}

/** Edits a part of the content: its draft, the draft's mistakes, publishing, and earlier versions. */
export function TopicEditor({ initial, form: initialForm, onShown, onDone }: TopicEditorProps) {
  // Keeps the initial form, because the editor also keeps the initial topic and ignores later replies.
  const [form] = useState(initialForm);
  const editor = useTopicEditor(initial, form);
  const arrive = useEffectEvent(onShown);
  useEffect(() => arrive(), []);
  const { detail, value, state, problem } = editor;
  const [showsMistakes, setShowsMistakes] = useState(false);
  const mistakes = detail.draft?.mistakes ?? [];
  const formRef = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  // Focuses the first invalid field, or the summary of all mistakes if any of them is in a closed entry.
  const showMistakes = useEffectEvent(() => {
    if (formRef.current === null) return;
    const places = mistakes.map(({ place }) => place);
    const isClosed = places.some((place) => document.getElementById(place) === null);
    showRefusal(formRef.current, new Set(isClosed ? [] : places));
  });
  useEffect(() => {
    if (refusals > 0) showMistakes();
  }, [refusals]);
  const shown = new Map(showsMistakes ? mistakes.map(({ place, complaint }) => [place, complaint]) : []);
  // For an event's texts, this is the event's published title.
  const title = formIn(detail.id, detail)?.title ?? form.title;
  const changed = (next: ContentDetailFragment, text: string) => {
    if (next.draft === null) editor.reset(next);
    else editor.continueAfterPublication(next);
    setShowsMistakes(false);
    onDone(text);
  };
  const publish = async () => {
    setShowsMistakes(true);
    const publishedText = await editor.publish();
    if (publishedText === null) {
      setRefusals((before) => before + 1);
      return;
    }
    setShowsMistakes(false);
    onDone(publishedText);
  };
  const graduated = graduatedBatch(detail.id, value, indiaDay());
  const mistakeLine = (place: string, complaint: string): string => {
    const label = placeLabel(place, form.fields);
    return form.inSentences === true ? `${label}: ${complaint}` : `${label} ${complaint}`;
  };
  // Whether the part has the sample switch. Translations are never samples. An event counts as a sample until it is
  // changed. The club's own parts, such as a new batch, need no switch either.
  const mayBeSample =
    translationOf(detail.id) === null &&
    eventSlugOf(detail.id) === null &&
    (value["sample"] === true || isPublishedSample(detail));
  const isClash = state === "conflict" || state === "outdated";
  const hasDraft = detail.draft !== null || state !== "saved";
  const containerRef = useFocusWhenLost(String(hasDraft));
  return (
    <div ref={containerRef} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <LanguageSwitch topic={detail.id} />
      {editor.isRestored ? (
        <Banner tone="info" onDismiss={editor.dismissRestored}>
          Your unsaved changes were restored.
        </Banner>
      ) : null}
      <Panel
        title={title}
        aside={<DraftLine state={state} detail={detail} />}
        layout="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        {graduated === null ? null : (
          <Banner tone="info">
            <p>
              This batch has finished its course. Mark its members as alumni, add their places of work or
              study, and publish the draft.
            </p>
            <p className="mt-3">
              <Button variant="secondary" onClick={() => editor.change(asAlumni(value, graduated))}>
                Mark as alumni
              </Button>
            </p>
          </Banner>
        )}
        {/* Outside the form, because submitting the list must not publish the draft. */}
        {batchKey(detail.id) === null ? null : <PeopleFromList value={value} onChange={editor.change} />}
        <form
          ref={formRef}
          aria-label={title}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void publish();
          }}
        >
          {isClash ? (
            <ContentConflict
              detail={detail}
              base={editor.baseNow()}
              isOutdated={state === "outdated"}
              fields={form.fields}
              onTheirs={editor.reset}
              onMine={editor.keepMine}
              onDiscarded={changed}
            />
          ) : problem !== null && mistakes.length === 0 ? (
            <Banner tone="error">{problem}</Banner>
          ) : null}
          {showsMistakes ? (
            <ErrorSummary
              title="Correct these fields before you publish"
              errors={mistakes.map(({ place, complaint }) => ({
                message: mistakeLine(place, complaint),
                ...(document.getElementById(place) === null ? {} : { fieldId: place }),
              }))}
            />
          ) : null}
          <RecordFields
            fields={shownFields(detail.id, form.fields, value)}
            value={value}
            place=""
            mistakeAt={(place, label = "") => {
              const complaint = shown.get(place);
              return complaint === undefined ? undefined : mistakeText(form, label, complaint);
            }}
            onChange={editor.change}
          />
          {!mayBeSample ? null : (
            <SampleSwitch
              checked={value["sample"] === true}
              onChange={(sample) => editor.change({ ...value, sample })}
            />
          )}
          <div className="flex flex-wrap gap-3">
            {hasDraft ? (
              <Button type="submit" busy={editor.publishing} busyLabel="Publishing..." disabled={isClash}>
                Publish
              </Button>
            ) : null}
            {state === "failed" ? (
              <Button variant="secondary" onClick={() => void editor.save()}>
                Save the draft again
              </Button>
            ) : null}
            <DraftActions detail={detail} isSettled={state === "saved"} onChanged={changed} />
          </div>
        </form>
      </Panel>
      <PreviewPanel topic={detail.id} version={detail.draft?.version ?? null} />
      <HistoryPanel
        detail={detail}
        isEditing={hasDraft}
        onRestored={(next, text) => {
          editor.continueAfterPublication(next);
          onDone(text);
        }}
      />
    </div>
  );
}

const LINES: Readonly<Record<DraftState, string>> = {
  saved: t("Draft saved. Only editors see it"),
  changed: t("Saving the draft..."),
  saving: t("Saving the draft..."),
  conflict: t("The draft is not saved"),
  outdated: t("Draft saved. Only editors see it"),
  failed: t("The draft is not saved"),
};

interface DraftLineProps {
  readonly state: DraftState;
  readonly detail: ContentDetailFragment;
}

function DraftLine({ state, detail: { draft, isPublished, number } }: DraftLineProps) {
  const shown = isPublished
    ? t("Published version")
    : number > 0
      ? t("Removed from the site")
      : t("Not on the site yet");
  return (
    <p role="status" className="text-sm text-soft">
      {state === "saved" && draft === null ? shown : LINES[state]}
    </p>
  );
}
