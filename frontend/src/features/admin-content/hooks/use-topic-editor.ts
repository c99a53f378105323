import { useCallback, useEffect, useRef, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  ContentTopicDocument,
  usePublishContentMutation,
  useSaveContentDraftMutation,
  type ContentDetailFragment,
} from "../../../graphql/features/admin-content";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { toAppError } from "../../../shared/errors/app-error";
import { dropStoredCopy } from "../../../shared/drafts/draft-store";
import { useStored } from "../../../shared/drafts/preserved-state";
import { useReloadQuestion } from "../../../shared/drafts/use-unsaved";
import { refreshClub } from "../../../shared/refresh-club";
import { readSession } from "../../../shared/session/session-store";
import type { TopicForm } from "../field-spec";
import { baseOf, mineOver, settledState, valueOf, draftVersionOf, type DraftState } from "../topic-draft";
import { bodyOf, type RecordValue } from "../topic-values";

/** Milliseconds without typing after which the draft is saved. */
const SETTLED_MS = 1000;

/** The unsaved state of an editor when the user left it. */
interface Unsaved {
  readonly value: RecordValue;
  readonly base: number;
  readonly detail: ContentDetailFragment;
}

/** The last save of the most recently closed editor. */
let leftBehind: Promise<unknown> = Promise.resolve();

/** Resolves after the last save of the most recently closed editor. A list fetched earlier lacks the saved text. */
export async function editorLeft(): Promise<void> {
  await leftBehind;
}

/**
 * Edits a topic. Each change is saved as a draft automatically, unless another admin has changed the draft. Only
 * `keepMine` overwrites the other admin's draft.
 */
export function useTopicEditor(initial: ContentDetailFragment, form: TopicForm) {
  const [detail, setDetail] = useState(initial);
  const [value, setValue] = useState(() => valueOf(initial));
  const [state, setState] = useState<DraftState>(() => settledState(initial));
  const [problem, setProblem] = useState<string | null>(null);
  const [isRestored, setRestored] = useState(false);
  const fetchTopic = useFetch(ContentTopicDocument, "no-cache");
  const [saveDraft] = useSaveContentDraftMutation();
  const [publishDraft, { loading: publishing }] = usePublishContentMutation();
  // `setText` and `setTopic` change `value` and `detail` together with the states of the same names.
  const now = useRef({
    value,
    detail,
    /** The number of the published version that the text on the screen is based on. Saving does not change it. */
    base: baseOf(initial),
    saved: bodyOf(value, form.fields),
    queue: Promise.resolve(true),
  });
  useReloadQuestion(state !== "saved" && state !== "outdated");

  const setTopic = useCallback((next: ContentDetailFragment) => {
    now.current.detail = next;
    setDetail(next);
  }, []);
  const setText = (next: RecordValue) => {
    now.current.value = next;
    setValue(next);
  };

  /** Saves unsaved changes as the draft. Returns false if the save failed. */
  const save = useCallback((): Promise<boolean> => {
    const attempt = async (): Promise<boolean> => {
      const { saved, detail: known, base: baseNumber } = now.current;
      const body = bodyOf(now.current.value, form.fields);
      if (body === saved) {
        // The change was undone, or consisted only of white space, which is not stored.
        setProblem(null);
        setState((before) => (before === "changed" ? settledState(known) : before));
        return true;
      }
      setState("saving");
      try {
        const input = { topic: known.id, body, version: draftVersionOf(known), baseNumber };
        const { data } = await saveDraft({ variables: { input } });
        now.current.saved = body;
        if (data) {
          const { topic } = data.saveContentDraft;
          const isPast = topic.number !== known.number;
          setTopic({ ...(isPast ? (await fetchTopic({ topic: known.id })).contentTopic : known), ...topic });
        }
        setProblem(null);
        setState(bodyOf(now.current.value, form.fields) === body ? "saved" : "changed");
        return true;
      } catch (error) {
        const { code, message, fields } = toAppError(error, FALLBACKS.generic);
        setProblem(Object.values(fields)[0] ?? message);
        setState(code === "VERSION_CHANGED" ? "conflict" : "failed");
        return false;
      }
    };
    // Saves run one after the other, because each save names the version that the previous save created.
    now.current.queue = now.current.queue.then(attempt);
    return now.current.queue;
  }, [setTopic, fetchTopic, form.fields, saveDraft]);

  const change = (next: RecordValue) => {
    setText(next);
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
      const isMine = draftVersionOf(unsaved.detail) === draftVersionOf(now.current.detail);
      // Keeps the topic as the user last saw it, so that the user can choose between the two drafts.
      if (!isMine) setTopic(unsaved.detail);
      setText(unsaved.value);
      now.current.base = unsaved.base;
      setState(isMine ? "changed" : "conflict");
      setRestored(true);
    },
  });

  // Saves a last change when the user leaves, and then discards the copy that would restore the change.
  useEffect(() => {
    const userId = readSession()?.userId;
    return () => {
      leftBehind = save().then((isSaved) => {
        if (isSaved && userId !== undefined) dropStoredCopy(userId, key);
      });
    };
  }, [save, key]);

  /** Replaces the text on the screen with the topic from the server. */
  const reset = (next: ContentDetailFragment) => {
    setTopic(next);
    const fresh = valueOf(next);
    setText(fresh);
    now.current.base = baseOf(next);
    now.current.saved = bodyOf(fresh, form.fields);
    setProblem(null);
    setState(settledState(next));
  };

  /**
   * Continues after another version was published. Unsaved changes stay on the screen. They become the draft, unless
   * another admin changed the draft, which is a conflict.
   */
  const continueAfterPublication = (next: ContentDetailFragment) => {
    if (bodyOf(now.current.value, form.fields) === now.current.saved) {
      reset(next);
      return;
    }
    const isMine = draftVersionOf(next) === draftVersionOf(now.current.detail);
    if (isMine) setTopic(next);
    setState(isMine ? "changed" : "conflict");
  };

  /** Makes the text on the screen the draft, based on a newly published version. */
  const continueFrom = (published: ContentDetailFragment) => {
    setTopic(published);
    now.current.base = published.number;
    now.current.saved = ""; // equals no text, so that the text on the screen is saved
    setProblem(null);
    setState("changed");
  };

  /** Overwrites another admin's draft after a conflict. Adopts published changes to fields not edited here. */
  const keepMine = (theirs: ContentDetailFragment) => {
    const { base, value: mine } = now.current;
    setText(mineOver(theirs, base, mine, form.fields));
    continueFrom(theirs);
  };

  /** Saves and publishes the draft. Returns the message to show, or null if saving or publishing failed. */
  const publish = async (): Promise<string | null> => {
    if (!(await save())) return null;
    const { saved: sent, detail: known } = now.current;
    try {
      const input = { topic: known.id, version: draftVersionOf(known) };
      const { data } = await publishDraft({ variables: { input } });
      if (!data) return null;
      void refreshClub();
      if (bodyOf(now.current.value, form.fields) === sent) reset(data.publishContent.topic);
      else continueFrom(data.publishContent.topic); // text typed since then is the next draft
      return data.publishContent.message;
    } catch (error) {
      const { code, message } = toAppError(error, FALLBACKS.generic);
      setProblem(message);
      if (code === "VERSION_CHANGED") {
        // Finds out whether the draft changed, or only the published version.
        const theirs = await fetchTopic({ topic: known.id }).catch(() => null);
        const isMine = theirs !== null && draftVersionOf(theirs.contentTopic) === draftVersionOf(known);
        setState(isMine ? "outdated" : "conflict");
      }
      return null;
    }
  };
  /** Returns the number of the published version on which the text on the screen is based. */
  const baseNow = () => now.current.base;
  return {
    ...{ detail, value, state, problem, change, save, publish, publishing },
    ...{ reset, continueAfterPublication, keepMine, baseNow },
    /** True after unsaved changes were restored, until `dismissRestored` is called. */
    isRestored,
    /** Hides the message about restored changes. */
    dismissRestored: () => setRestored(false),
  };
}
