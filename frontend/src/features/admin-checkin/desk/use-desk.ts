import { useCallback, useEffect, useRef, useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { indiaDay } from "@contract/kernel/contract/india-time";
import { CheckInListDocument } from "../../../graphql/features/admin-checkin";
import { toAppError } from "../../../shared/errors/app-error";
import { drop, get, importKey, put, type SealingKey } from "../../../shared/sealed-store/sealed-store";
import { deskKeyOf, keepDeskKey } from "../../../shared/session/desk-key";
import { readSession, subscribeSession } from "../../../shared/session/session-store";
import { type DeskList, judge, type DeskPerson, type Verdict, type Waiting, withChanges } from "./judge";
import { randomId } from "../../../shared/random-id";
import { exchange, within } from "./exchange";
import { keepFiles } from "./keep-files";
import { sendCheckIns, verdictOf } from "./send";

/** Interval in milliseconds at which a phone asks for other phones' changes. */
const ASK_EVERY_MS = 10_000;
/** Interval in milliseconds between requests while there is no network, or while there are unsent check-ins. */
const RETRY_EVERY_MS = 2_000;
/**
 * Milliseconds to wait for the server's verdict. After that, the phone decides with its list, and sends the check-in
 * later.
 */
const ANSWER_MS = 3_000;

/** A check-in before it gets an id, a time and a session. */
export type Entry = Omit<Waiting, "id" | "at" | "sessionId">;

/**
 * Returns this phone's desk: its list of people, encrypted and kept up to date, and functions to check people in with
 * or without a network connection (ADR 71).
 */
export function useDesk(userId: string, eventSlug: string | null) {
  const client = useApolloClient();
  const [list, setList] = useState<DeskList | null>(null);
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [late, setLate] = useState<readonly Verdict[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOnline, setOnline] = useState(true);
  const key = useRef<SealingKey | null>(null);
  const sending = useRef(false);
  // The current values, for callbacks that were created in an earlier render.
  const now = useRef({ list, waiting, isOnline });
  const again = useRef(false);
  /** The time of the last reply or failure, by this phone's clock. */
  const askedAt = useRef(0);
  /** Whether the stored unsent check-ins were read. */
  const isRestored = useRef(false);
  const names = { list: `list ${eventSlug ?? ""}`, waiting: `waiting ${eventSlug ?? ""}` };

  const keepList = useCallback(
    (next: DeskList) => {
      now.current = { ...now.current, list: next };
      setList(next);
      if (key.current) void put(key.current, names.list, next).catch(ignore);
    },
    [names.list],
  );
  const keepWaiting = useCallback(
    (next: readonly Waiting[]) => {
      now.current = { ...now.current, waiting: next };
      setWaiting(next);
      if (key.current) void put(key.current, names.waiting, next).catch(ignore);
    },
    [names.waiting],
  );

  const noteOnline = useCallback((isReached: boolean) => {
    now.current = { ...now.current, isOnline: isReached };
    setOnline(isReached);
  }, []);

  /**
   * Reads the stored unsent check-ins, for example from before the phone was switched off. Only this helper's key can
   * decrypt them. Keeps check-ins that were made before the stored ones were read.
   */
  const restoreWaiting = useCallback(async () => {
    if (key.current === null || isRestored.current) return;
    const stored = (await get<Waiting[]>(key.current, names.waiting).catch(() => null)) ?? [];
    isRestored.current = true;
    if (stored.length > 0) keepWaiting([...stored, ...now.current.waiting]);
  }, [names.waiting, keepWaiting]);

  const load = useCallback(async () => {
    const kept = deskKeyOf(userId);
    if (kept !== null && key.current === null) {
      key.current = await importKey(kept);
      // Must come before the list is shown, because a new check-in overwrites stored ones that have not been read.
      await restoreWaiting();
      const stored = key.current && (await get<DeskList>(key.current, names.list).catch(() => null));
      if (stored !== null && !isOver(stored)) {
        now.current = { ...now.current, list: stored };
        setList(stored);
      } else await drop("list").catch(ignore);
    }
    // Without a key, deletes the stored list, which cannot be read. It belongs to another helper, to a login that has
    // ended, or to a closed tab.
    if (kept === null) await drop("list").catch(ignore);
    try {
      const { data } = await client.query({
        query: CheckInListDocument,
        variables: { eventSlug },
        fetchPolicy: "no-cache",
      });
      const fetched = data?.checkInList;
      if (fetched === undefined) throw new Error("no list");
      keepDeskKey({ userId, key: fetched.key });
      key.current = await importKey(fetched.key);
      await restoreWaiting();
      keepList({ ...fetched, key: "" });
      setProblem(null);
      noteOnline(true);
      void keepFiles();
    } catch (thrown) {
      const { code, message } = toAppError(thrown, FALLBACKS.generic);
      noteOnline(code !== "UNREACHABLE");
      if (code !== "UNREACHABLE" || now.current.list === null) setProblem(message);
    }
  }, [client, eventSlug, userId, names.list, keepList, restoreWaiting, noteOnline]);

  /** Sends unsent check-ins and fetches other phones' changes. If called during a run, one more run follows. */
  const sync = useCallback(async () => {
    again.current = true;
    if (sending.current) return;
    sending.current = true;
    while (again.current && now.current.list !== null) {
      again.current = false;
      const { list: current, waiting: unsent } = now.current;
      try {
        await exchange(client, current, unsent, {
          onSent: ({ results }) => {
            const done = new Set(results.map(({ entryId }) => entryId));
            const made = results.flatMap(({ checkIn: one }) => one ?? []);
            // A sent check-in counts immediately. Other phones' changes arrive with the next reply.
            keepList(withChanges(now.current.list ?? current, current.readAt, made));
            keepWaiting(now.current.waiting.filter(({ id }) => !done.has(id)));
            const others = results.filter(({ outcome }) => outcome !== "IN").map(verdictOf);
            if (others.length > 0) setLate((before) => [...others, ...before]);
          },
          onChanges: ({ readAt, checkIns }) =>
            keepList(withChanges(now.current.list ?? current, readAt, checkIns)),
        });
        noteOnline(true);
      } catch (thrown) {
        noteOnline(toAppError(thrown, FALLBACKS.generic).code !== "UNREACHABLE");
      }
      askedAt.current = Date.now();
    }
    sending.current = false;
  }, [client, keepList, keepWaiting, noteOnline]);

  // When the login ends, the list of names is deleted. Unsent check-ins stay, encrypted, until this helper logs in
  // again.
  useEffect(
    () =>
      subscribeSession(() => {
        if (readSession() === null) void drop("list").catch(ignore);
      }),
    [],
  );

  useEffect(() => {
    let isLoading = false;
    const loadAndSync = async () => {
      if (isLoading) return;
      isLoading = true;
      await load();
      isLoading = false;
      await sync();
    };
    void loadAndSync();
    // Syncs. If the page was opened without a network, first loads the list.
    const back = () => {
      const { list: current, isOnline: isReached } = now.current;
      void (current === null && !isReached ? loadAndSync() : sync());
    };
    const timer = setInterval(() => {
      const { waiting: unsent, isOnline: isReached } = now.current;
      const every = unsent.length > 0 || !isReached ? RETRY_EVERY_MS : ASK_EVERY_MS;
      if (!sending.current && Date.now() - askedAt.current >= every) back();
    }, RETRY_EVERY_MS);
    addEventListener("online", back);
    // Syncs when the page becomes visible again, because timers do not run while the phone is in a pocket.
    document.addEventListener("visibilitychange", back);
    return () => {
      clearInterval(timer);
      removeEventListener("online", back);
      document.removeEventListener("visibilitychange", back);
    };
  }, [load, sync]);

  /**
   * Checks a person in. If this phone knows that the person is already in, the server is not asked. Otherwise the
   * server decides. If the server cannot be reached, this phone decides with its list.
   * @throws the server's refusal
   */
  const checkIn = async (
    sessionId: string,
    entry: Entry & { readonly token: string | null },
    person: DeskPerson | null,
  ): Promise<Verdict> => {
    const { list: current } = now.current;
    if (current === null) throw new Error("no list");
    const { token, ...rest } = entry;
    const one: Waiting = { ...rest, id: randomId(), sessionId, at: new Date().toISOString() };
    const known = judge(current, now.current.waiting, sessionId, person, new Date());
    const own = { id: one.id, personName: person?.name ?? one.name, teamName: person?.teamName ?? null };
    if (known.outcome === "ALREADY") return { ...own, ...known };
    try {
      const sent = sendCheckIns(client, current.desk.eventId, [one], token);
      const { results } = await within(ANSWER_MS, sent);
      const [result] = results;
      if (result === undefined) throw new Error("no result");
      if (result.checkIn)
        keepList(withChanges(now.current.list ?? current, current.readAt, [result.checkIn]));
      noteOnline(true);
      return verdictOf(result);
    } catch (thrown) {
      if (toAppError(thrown, FALLBACKS.generic).code !== "UNREACHABLE") throw thrown;
      noteOnline(false);
      const outcome = one.method === "WALK_IN" && known.outcome !== "OTHER_DAY" ? "IN" : known.outcome;
      if (outcome === "IN") keepWaiting([...now.current.waiting, one]);
      return { ...own, ...known, outcome };
    }
  };

  const dismissLate = () => setLate([]);
  return {
    list,
    waiting,
    late,
    problem,
    isOnline,
    reload: () => void load().then(sync),
    checkIn,
    sync,
    dismissLate,
  };
}

/** Returns true from 6 a.m. (India) on the day after the last session, when this phone no longer needs the names. */
function isOver({ desk: { sessions } }: DeskList): boolean {
  const today = indiaDay(new Date(Date.now() - 6 * 3600_000));
  return sessions.every(({ day }) => day < today);
}

function ignore(): void {
  // If storage fails, the desk still works while the page is open.
}
