import { foldSearch, matchesSearch, searchQuery } from "@contract/kernel/contract/search-text";
import { isOn } from "@contract/modules/checkin/contract/session-day";
import type { CheckInFieldsFragment, CheckInListQuery } from "../../../graphql/features/admin-checkin";
import type { CheckInOutcome } from "../../../graphql/schema-types";
import { encryption } from "../../../shared/secure-context";

export type DeskList = CheckInListQuery["checkInList"];
export type DeskPerson = DeskList["people"][number];

/** A check-in that has not been sent yet. */
export interface Waiting {
  readonly id: string;
  readonly sessionId: string;
  readonly method: "SCAN" | "NAME" | "WALK_IN";
  readonly memberId: string | null;
  readonly name: string | null;
  readonly note: string | null;
  /** The time on this phone's clock, as ISO 8601. */
  readonly at: string;
}

/** The result of a check-in, which the desk's screen shows to the helper. */
export interface Verdict {
  /** The id of the check-in. Used as the key of the verdict's panel, so that each new verdict is announced. */
  readonly id: string;
  readonly outcome: CheckInOutcome;
  readonly personName: string | null;
  readonly teamName: string | null;
  /**
   * The time of an earlier check-in, or null if there is none. `byName` is the helper who made that check-in, or null
   * if it was made on this phone and has not been sent yet.
   */
  readonly since: string | null;
  readonly byName: string | null;
}

type Known = Pick<Verdict, "outcome" | "since" | "byName">;

/** Returns this phone's own verdict about a person, from the list, the check-ins known here, and unsent ones. */
export function judge(
  list: Pick<DeskList, "desk" | "checkIns">,
  waiting: readonly Waiting[],
  sessionId: string,
  person: DeskPerson | null,
  now: Date,
): Known {
  const nothing = { since: null, byName: null };
  if (person === null) return { outcome: "UNKNOWN", ...nothing };
  const session = list.desk.sessions.find(({ id }) => id === sessionId);
  if (session === undefined || !isOn(session, now)) return { outcome: "OTHER_DAY", ...nothing };
  const heard = list.checkIns.find(isOf(person.id, sessionId));
  if (heard !== undefined) return { outcome: "ALREADY", since: heard.at, byName: heard.byName };
  const own = waiting.find(isOf(person.id, sessionId));
  if (own !== undefined) return { outcome: "ALREADY", since: own.at, byName: null };
  return { outcome: person.refusal ?? "IN", ...nothing };
}

function isOf(memberId: string, sessionId: string) {
  return (one: { readonly memberId: string | null; readonly sessionId: string }) =>
    one.memberId === memberId && one.sessionId === sessionId;
}

/** Returns the list with the changed check-ins. Reverted check-ins are left out. */
export function withChanges(
  list: DeskList,
  readAt: string,
  changed: readonly CheckInFieldsFragment[],
): DeskList {
  const ids = new Set(changed.map(({ id }) => id));
  const kept = list.checkIns.filter(({ id }) => !ids.has(id));
  return { ...list, readAt, checkIns: [...kept, ...changed.filter(({ revertedAt }) => revertedAt === null)] };
}

/** A session's counts: expected people, expected people who have checked in (`inside`), and walk-ins. */
export interface SessionCount {
  readonly expected: number;
  readonly inside: number;
  readonly walkIns: number;
}

/**
 * Returns the counts of a session from this phone's data, including unsent check-ins. `inside` is never larger than
 * `expected`.
 */
export function countOf(
  { people, checkIns }: Pick<DeskList, "people" | "checkIns">,
  waiting: readonly Waiting[],
  sessionId: string,
): SessionCount {
  const expected = new Set<string | null>(
    people.filter(({ refusal }) => refusal === null).map(({ id }) => id),
  );
  const members = [...checkIns, ...waiting].filter((one) => one.sessionId === sessionId);
  const inside = new Set(members.map(({ memberId }) => memberId).filter((id) => expected.has(id)));
  const others = members.filter(({ memberId }) => !expected.has(memberId));
  return { expected: expected.size, inside: inside.size, walkIns: others.length };
}

/**
 * Returns the facts that distinguish a person from a namesake, such as "NIT Alpha · 21CS042". Null if no other person
 * has the same name, because the server then sends no such facts.
 */
export function apartFrom({ college, universityRollNo }: DeskPerson): string | null {
  return [college, universityRollNo].filter(Boolean).join(" · ") || null;
}

/**
 * Returns the people who match every word of a search text. The words may be in the name, the team, the handle, or the
 * facts that distinguish namesakes.
 * @param most maximum number of people
 */
export function found(people: readonly DeskPerson[], text: string, most: number): DeskPerson[] {
  const words = searchQuery(text);
  if (words.length === 0) return [];
  const hits: DeskPerson[] = [];
  for (const person of people) {
    const all = foldSearch(
      `${person.name} ${person.teamName} ${person.handle ?? ""} ${apartFrom(person) ?? ""}`,
    );
    if (matchesSearch(all, words)) hits.push(person);
    if (hits.length === most) break;
  }
  return hits;
}

/** Returns the token in a scanned text: a pass's address, or the token alone. Null for any other text. */
export function tokenIn(text: string): string | null {
  return /(?:^|\/pass#)([\w-]{43})$/.exec(text.trim())?.[1] ?? null;
}

/**
 * Returns the hash of a token as in the list (DeskPasses.hashOf on the server). Returns null without HTTPS, where the
 * browser cannot hash. The server then looks the token up.
 */
export async function hashOf(token: string): Promise<string | null> {
  const hash = await encryption()?.digest("SHA-256", new TextEncoder().encode(token));
  if (hash === undefined) return null;
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return text.replaceAll("+", "-").replaceAll("/", "_").slice(0, 22);
}
