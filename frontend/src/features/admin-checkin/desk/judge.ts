import { foldSearch, matchesSearch, searchQuery } from "@contract/kernel/contract/search-text";
import { isOn } from "@contract/modules/checkin/contract/session-day";
import type { CheckInFieldsFragment, CheckInListQuery } from "../../../graphql/features/admin-checkin";
import type { CheckInOutcome } from "../../../graphql/schema-types";
import { encryption } from "../../../shared/secure-context";

export type DeskList = CheckInListQuery["checkInList"];
export type DeskPerson = DeskList["people"][number];

/** A check-in that waits for the network. */
export interface Waiting {
  readonly id: string;
  readonly sessionId: string;
  readonly method: "SCAN" | "NAME" | "WALK_IN";
  readonly memberId: string | null;
  readonly name: string | null;
  readonly note: string | null;
  /** By this phone's clock, ISO 8601. */
  readonly at: string;
}

/** The message for a person at the desk. */
export interface Verdict {
  /** Of the check-in that it is about, so that each is drawn and heard once. */
  readonly id: string;
  readonly outcome: CheckInOutcome;
  readonly personName: string | null;
  readonly teamName: string | null;
  /** Of who is in: since when, and by whom; null is this phone. */
  readonly since: string | null;
  readonly byName: string | null;
}

type Known = Pick<Verdict, "outcome" | "since" | "byName">;

/**
 * Returns what this phone itself knows of a person: by its list, other phones' reports, and entries still to be sent.
 */
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

/** The list with what changed since; what was taken back is gone from it. */
export function withChanges(
  list: DeskList,
  readAt: string,
  changed: readonly CheckInFieldsFragment[],
): DeskList {
  const ids = new Set(changed.map(({ id }) => id));
  const kept = list.checkIns.filter(({ id }) => !ids.has(id));
  return { ...list, readAt, checkIns: [...kept, ...changed.filter(({ revertedAt }) => revertedAt === null)] };
}

/** How many of those who may come are in a session, and how many others are. */
export interface SessionCount {
  readonly expected: number;
  readonly inside: number;
  readonly walkIns: number;
}

/** Returns the counts of a session by what this phone knows, its unsent check-ins included: never more inside than expected. */
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

/** Returns what tells a person from a namesake, such as "NIT Alpha · 21CS042"; null where no other person has the name. */
export function apartFrom({ college, universityRollNo }: DeskPerson): string | null {
  return [college, universityRollNo].filter(Boolean).join(" · ") || null;
}

/** People whose name, team, handle, or what tells them from a namesake, has every word of a text in it. */
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

/** The token in a scanned text: of a pass's address, or alone. */
export function tokenIn(text: string): string | null {
  return /(?:^|\/pass#)([\w-]{43})$/.exec(text.trim())?.[1] ?? null;
}

/** Returns what the list knows a token by (DeskPasses.hashOf on the server), or null without https: the server then looks it up. */
export async function hashOf(token: string): Promise<string | null> {
  const hash = await encryption()?.digest("SHA-256", new TextEncoder().encode(token));
  if (hash === undefined) return null;
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return text.replaceAll("+", "-").replaceAll("/", "_").slice(0, 22);
}
