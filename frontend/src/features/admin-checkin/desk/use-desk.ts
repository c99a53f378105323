import { useCallback, useEffect, useRef, useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { indiaDay } from "@contract/kernel/contract/india-time";
import {
  CheckInChangesDocument,
  CheckInListDocument,
  RevertCheckInDocument,
} from "../../../graphql/features/admin-checkin";
import { toAppError } from "../../../shared/errors/app-error";
import { drop, get, importKey, put, type SealingKey } from "../../../shared/sealed-store/sealed-store";
import { deskKeyOf, keepDeskKey } from "../../../shared/session/desk-key";
import { readSession, subscribeSession } from "../../../shared/session/session-store";
import { type DeskList, judge, type DeskPerson, type Verdict, type Waiting, withChanges } from "./judge";
import { randomId } from "../../../shared/random-id";
import { keepFiles } from "./keep-files";
import { sendCheckIns, verdictOf } from "./send";

/** How often a phone asks what the others did, and tries to send what waits, in milliseconds. */
const ASK_EVERY_MS = 10_000;
/** Longer than this nobody at the desk waits for the server: the phone decides by its list, and sends later. */
const ANSWER_MS = 3_000;

/** As CHECK_INS_AT_ONCE of the contract, which brings class-validator along. */
const AT_ONCE = 50;

/** Somebody at the desk, before anything is known of them. */
export type Entry = Omit<Waiting, "id" | "at" | "sessionId">;

/** The desk on this phone: its list, sealed and kept up to date, and check-ins with or without a network (ADR 71). */
export function useDesk(userId: string, eventSlug: string | null) {
  const client = useApolloClient();
  const [list, setList] = useState<DeskList | null>(null);
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [late, setLate] = useState<readonly Verdict[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOnline, setOnline] = useState(true);
  const key = useRef<SealingKey | null>(null);
  const sending = useRef(false);
  // What is true now, for what began before it was drawn.
  const now = useRef({ list, waiting });
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

  const load = useCallback(async () => {
    const kept = deskKeyOf(userId);
    if (kept !== null && key.current === null) {
      key.current = await importKey(kept);
      const stored = key.current && (await get<DeskList>(key.current, names.list).catch(() => null));
      if (stored !== null && !isOver(stored)) {
        now.current = { ...now.current, list: stored };
        setList(stored);
      } else await drop("list").catch(ignore);
    }
    // Another helper's, or of a session that is over: nobody can read it any more.
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
      keepList({ ...fetched, key: "" });
      setProblem(null);
      setOnline(true);
      void keepFiles();
    } catch (thrown) {
      const { code, message } = toAppError(thrown, FALLBACKS.generic);
      setOnline(code !== "UNREACHABLE");
      if (code !== "UNREACHABLE" || now.current.list === null) setProblem(message);
    }
    // Under the key of this helper alone; also what a phone that was switched off had not sent.
    if (key.current !== null && now.current.waiting.length === 0)
      keepWaiting((await get<Waiting[]>(key.current, names.waiting).catch(() => null)) ?? []);
  }, [client, eventSlug, userId, names.list, names.waiting, keepList, keepWaiting]);

  /** Sends what waits, and asks what the others did. */
  const sync = useCallback(async () => {
    const { list: current } = now.current;
    if (current === null || sending.current) return;
    sending.current = true;
    try {
      for (const batch of batches(now.current.waiting)) {
        const reply = await sendCheckIns(client, current.desk.eventId, batch);
        const done = new Set(reply.results.map(({ entryId }) => entryId));
        keepWaiting(now.current.waiting.filter(({ id }) => !done.has(id)));
        const others = reply.results.filter(({ outcome }) => outcome !== "IN").map(verdictOf);
        if (others.length > 0) setLate((before) => [...others, ...before]);
      }
      const variables = { eventId: current.desk.eventId, since: current.readAt };
      const { data } = await client.query({
        query: CheckInChangesDocument,
        variables,
        fetchPolicy: "no-cache",
      });
      const changes = data?.checkInChanges;
      if (changes) keepList(withChanges(now.current.list ?? current, changes.readAt, changes.checkIns));
      setOnline(true);
    } catch (thrown) {
      setOnline(toAppError(thrown, FALLBACKS.generic).code !== "UNREACHABLE");
    } finally {
      sending.current = false;
    }
  }, [client, keepList, keepWaiting]);

  // Logging out deletes the list of names; what waits to be sent stays, sealed, for this helper's next session.
  useEffect(
    () =>
      subscribeSession(() => {
        if (readSession() === null) void drop("list").catch(ignore);
      }),
    [],
  );

  useEffect(() => {
    void load().then(sync);
    const timer = setInterval(() => void sync(), ASK_EVERY_MS);
    const back = () => void sync();
    addEventListener("online", back);
    return () => {
      clearInterval(timer);
      removeEventListener("online", back);
    };
  }, [load, sync]);

  /** Checks somebody in: the server decides while it can be reached, else this phone by its list. */
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
    if (known.outcome === "ALREADY") return { ...own, ...known, isWaiting: false };
    try {
      const sent = sendCheckIns(client, current.desk.eventId, [one], token);
      const { results } = await within(ANSWER_MS, sent);
      const [result] = results;
      if (result === undefined) throw new Error("no result");
      if (result.checkIn)
        keepList(withChanges(now.current.list ?? current, current.readAt, [result.checkIn]));
      setOnline(true);
      return verdictOf(result);
    } catch (thrown) {
      if (toAppError(thrown, FALLBACKS.generic).code !== "UNREACHABLE") throw thrown;
      setOnline(false);
      const outcome = one.method === "WALK_IN" && known.outcome !== "OTHER_DAY" ? "IN" : known.outcome;
      if (outcome === "IN") keepWaiting([...now.current.waiting, one]);
      return { ...own, ...known, outcome, isWaiting: outcome === "IN" };
    }
  };

  /** Takes a check-in back; needs the network. @throws what the request failed with */
  const revert = async (checkInId: string, reason: string): Promise<void> => {
    await client.mutate({ mutation: RevertCheckInDocument, variables: { input: { checkInId, reason } } });
    await sync();
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
    revert,
    dismissLate,
  };
}

/** Its last day is over, so nobody needs the names on this phone any more. */
function isOver({ desk: { sessions } }: DeskList): boolean {
  const today = indiaDay(new Date(Date.now() - 6 * 3600_000));
  return sessions.every(({ day }) => day < today);
}

/** What waits, by session and in pieces that one request takes. */
function batches(waiting: readonly Waiting[]): Waiting[][] {
  const pieces: Waiting[][] = [];
  for (const sessionId of new Set(waiting.map((one) => one.sessionId))) {
    const all = waiting.filter((one) => one.sessionId === sessionId);
    for (let at = 0; at < all.length; at += AT_ONCE) pieces.push(all.slice(at, at + AT_ONCE));
  }
  return pieces;
}

function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error("no answer in time")), ms)),
  ]);
}

function ignore(): void {
  // Where storage is forbidden or full the desk works while the page is open.
}
