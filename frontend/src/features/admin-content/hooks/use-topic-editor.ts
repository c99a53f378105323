import { useCallback, useEffect, useRef, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { translationOf } from "@contract/modules/content/contract/translations";
import {
  ContentTopicDocument,
  usePublishContentMutation,
  useSaveContentDraftMutation,
  type ContentDetailFragment,
} from "../../../graphql/features/admin-content";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { toAppError } from "../../../shared/errors/app-error";
import { restoreDraft } from "../../../shared/drafts/draft-store";
import { useStored } from "../../../shared/drafts/preserved-state";
import { useReloadQuestion } from "../../../shared/drafts/use-unsaved";
import { refreshClub } from "../../../shared/refresh-club";
import { readSession } from "../../../shared/session/session-store";
import type { TopicForm } from "../field-spec";
import { newTopic } from "../topic-forms";
import { bodyOf, mergedRecord, recordOf, type RecordValue } from "../topic-values";

/** Typing comes in bursts; the draft is saved after one. */
const SETTLED_MS = 1000;

/**
 * How the draft on the server compares to the screen. A draft is outdated when another version was published than the
 * one on which it is based.
 */
export type DraftState = "same" | "changed" | "saving" | "conflict" | "outdated" | "failed";

/** What an editor had that could not be saved when it was left. */
interface Unsaved {
  readonly value: RecordValue;
  readonly base: number;
  readonly detail: ContentDetailFragment;
}

/** The save of the editor that was left last. */
let leftBehind: Promise<unknown> = Promise.resolve();

/** Resolves when what was typed in an editor that one has just left is saved, or could not be: a list asked for before would lack it. */
export async function editorLeft(): Promise<void> {
  await leftBehind;
}

/** Edits a topic: each change is saved as a draft by itself, and never over another admin's draft. */
export function useTopicEditor(initial: ContentDetailFragment, form: TopicForm) {
  const [detail, setDetail] = useState(initial);
  const [value, setValue] = useState(() => valueOf(initial));
  const [state, setState] = useState<DraftState>(() => settledState(initial));
  const [problem, setProblem] = useState<string | null>(null);
  const [isRestored, setRestored] = useState(false);
  const fetchTopic = useFetch(ContentTopicDocument, "no-cache");
  const [saveDraft] = useSaveContentDraftMutation();
  const [publishDraft, { loading: publishing }] = usePublishContentMutation();
  const now = useRef({
    value,
    detail,
    /** The published version on which the text on the screen is based: saves do not change it. */
    base: baseOf(initial),
    saved: bodyOf(value, form.fields),
    queue: Promise.resolve(true),
  });
  useReloadQuestion(state !== "same" && state !== "outdated");

  const accept = useCallback((next: ContentDetailFragment) => {
    now.current.detail = next;
    setDetail(next);
  }, []);

  /** Saves what is on the screen, if it is not saved yet; false when it could not. */
  const save = useCallback((): Promise<boolean> => {
    const attempt = async (): Promise<boolean> => {
      const { saved, detail: known, base: baseNumber } = now.current;
      const body = bodyOf(now.current.value, form.fields);
      if (body === saved) {
        // What was typed was taken back, or was blanks that are not kept.
        setProblem(null);
        setState((before) => (before === "changed" ? settledState(known) : before));
        return true;
      }
      setState("saving");
      try {
        const input = { topic: known.id, body, version: versionOf(known), baseNumber };
        const { data } = await saveDraft({ variables: { input } });
        now.current.saved = body;
        if (data) {
          const { topic } = data.saveContentDraft;
          const isPast = topic.number !== known.number;
          accept({ ...(isPast ? (await fetchTopic({ topic: known.id })).contentTopic : known), ...topic });
        }
        setProblem(null);
        setState(bodyOf(now.current.value, form.fields) === body ? "same" : "changed");
        return true;
      } catch (error) {
        const { code, message, fields } = toAppError(error, FALLBACKS.generic);
        setProblem(Object.values(fields)[0] ?? message);
        setState(code === "VERSION_CHANGED" ? "conflict" : "failed");
        return false;
      }
    };
    // One after the other: each names the version that the one before made.
    now.current.queue = now.current.queue.then(attempt);
    return now.current.queue;
  }, [accept, fetchTopic, form.fields, saveDraft]);

  const change = (next: RecordValue) => {
    now.current.value = next;
    setValue(next);
    if (state !== "conflict") setState("changed");
  };

  useEffect(() => {
    if (state !== "changed") return undefined;
    const timer = setTimeout(() => void save(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [state, value, save]);

  const key = `content ${initial.id}`;
  useStored<Unsaved>({
    key,
    leave: () => {
      const { value: typed, base, detail: known, saved } = now.current;
      const isSaved = bodyOf(typed, form.fields) === saved;
      return isSaved ? null : { value: { value: typed, base, detail: known } };
    },
    restore: (unsaved) => {
      const isMine = versionOf(unsaved.detail) === versionOf(now.current.detail);
      // What is known stays what was known: only so a choice between the two drafts is one.
      if (!isMine) accept(unsaved.detail);
      now.current.value = unsaved.value;
      now.current.base = unsaved.base;
      setValue(unsaved.value);
      setState(isMine ? "changed" : "conflict");
      setRestored(true);
    },
  });

  // A change in the last second before leaving is saved too. Such a save need not be found again.
  useEffect(() => {
    const userId = readSession()?.userId;
    return () => {
      leftBehind = save().then((isSaved) => {
        if (isSaved && userId !== undefined) restoreDraft(userId, key);
      });
    };
  }, [save, key]);

  /** Goes on from how the topic is on the server now. */
  const reset = (next: ContentDetailFragment) => {
    accept(next);
    const fresh = valueOf(next);
    now.current.value = fresh;
    now.current.base = baseOf(next);
    now.current.saved = bodyOf(fresh, form.fields);
    setValue(fresh);
    setProblem(null);
    setState(settledState(next));
  };

  /** After another version came into force: what is not saved yet stays on the screen, and becomes the draft. */
  const goOn = (next: ContentDetailFragment) => {
    if (bodyOf(now.current.value, form.fields) === now.current.saved) {
      reset(next);
      return;
    }
    const isMine = versionOf(next) === versionOf(now.current.detail);
    if (isMine) accept(next);
    setState(isMine ? "changed" : "conflict");
  };

  /** Keeps what is on the screen as a draft over what is on the server, after a publication. */
  const overwrite = (theirs: ContentDetailFragment) => {
    accept(theirs);
    now.current.base = theirs.number;
    now.current.saved = "";
    setProblem(null);
    setState("changed");
  };

  /** The same after a conflict, with what only others published since. */
  const keepMine = (theirs: ContentDetailFragment) => {
    const { base, value: mine } = now.current;
    const merged = mineOver(theirs, base, mine, form.fields);
    now.current.value = merged;
    setValue(merged);
    overwrite(theirs);
  };

  /** Saves, then shows everybody; answers what to say, or null when it was refused. */
  const publish = async (): Promise<string | null> => {
    if (!(await save())) return null;
    const { saved: sent, detail: known } = now.current;
    try {
      const input = { topic: known.id, version: versionOf(known) };
      const { data } = await publishDraft({ variables: { input } });
      if (!data) return null;
      void refreshClub();
      if (bodyOf(now.current.value, form.fields) === sent) reset(data.publishContent.topic);
      else overwrite(data.publishContent.topic); // text typed since then is the next draft
      return data.publishContent.message;
    } catch (error) {
      const { code, message } = toAppError(error, FALLBACKS.generic);
      setProblem(message);
      if (code === "VERSION_CHANGED") {
        // The draft is another one, or it is the same and another version was published.
        const theirs = await fetchTopic({ topic: known.id }).catch(() => null);
        const isMine = theirs !== null && versionOf(theirs.contentTopic) === versionOf(known);
        setState(isMine ? "outdated" : "conflict");
      }
      return null;
    }
  };
  /** The published version that what is on the screen goes on from. */
  const baseNow = () => now.current.base;
  return {
    ...{ detail, value, state, problem, change, save, publish, publishing, reset, goOn, keepMine, baseNow },
    /** True once what could not be saved has come back. */
    found: isRestored,
    /** Takes that message away. */
    forget: () => setRestored(false),
  };
}

/** That of the draft; "0" without one. */
const versionOf = ({ draft }: ContentDetailFragment): string => draft?.version ?? "0";

const baseOf = ({ draft, number }: ContentDetailFragment): number => draft?.baseNumber ?? number;

/** Returns the state of a draft that was not edited here yet. */
const settledState = ({ draft, number }: ContentDetailFragment): DraftState =>
  draft === null || draft.baseNumber === number ? "same" : "outdated";

/** What is on the screen, and what only others changed in what was published since its base. */
function mineOver(
  { id, number, published, versions }: ContentDetailFragment,
  base: number,
  mine: RecordValue,
  fields: TopicForm["fields"],
): RecordValue {
  // A translation may have been begun before there was any.
  const first = base === 0 && translationOf(id) !== null ? JSON.stringify(newTopic(id)) : null;
  const before = versions.find((version) => version.number === base)?.body ?? first;
  if (number === base || before === null || published === null) return mine;
  return mergedRecord(recordOf(JSON.parse(before)), mine, recordOf(JSON.parse(published)), fields);
}

function valueOf({ id, draft, published }: ContentDetailFragment): RecordValue {
  const body = draft?.body ?? published;
  return body === null ? recordOf(newTopic(id)) : recordOf(JSON.parse(body));
}
