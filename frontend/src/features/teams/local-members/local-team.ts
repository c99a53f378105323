import { LIMITS } from "@contract/kernel/contract/limits";
import { parsedJson } from "../../../shared/stored";
import { subscribeSession } from "../../../shared/session/session-store";
import { isInView } from "../../../shared/session/student-view";

/** A person that the user wants to add to a team later. */
export interface LocalMember {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** The team that a user plans, stored only in this browser. */
export interface LocalTeam {
  readonly teamName: string;
  readonly members: readonly LocalMember[];
}

/**
 * The storage keys of the specification: `teamMembers` (the list), `teamName` (plain text), `teamData` (name and
 * members).
 */
const KEYS = ["teamMembers", "teamName", "teamData"] as const;
type Raw = readonly (string | null)[];

/** Maximum lengths of a member's texts when they are read, because a browser's storage may contain anything. */
const READ = { name: LIMITS.nameMax, email: LIMITS.emailMax, phone: 40 } as const;

const listeners = new Set<() => void>();
const EMPTY: LocalTeam = { teamName: "", members: [] };
let parsed: { readonly raw: Raw; readonly team: LocalTeam } = { raw: [], team: EMPTY };

/**
 * Returns the stored team, or null if the browser blocks storage. Returns the same object until storage changes. In a
 * student view the team is empty, because this browser's data belong to the Superadmin.
 */
export function readLocalTeam(): LocalTeam | null {
  if (isInView()) return EMPTY;
  try {
    const raw = readRaw();
    if (raw.some((text, index) => text !== parsed.raw[index])) parsed = { raw, team: parseTeam(raw) };
    return parsed.team;
  } catch {
    return null;
  }
}

/**
 * Stores the whole team or nothing. Returns whether the browser stored it. An empty team removes the keys. In a student
 * view, stores nothing and returns false.
 */
export function writeLocalTeam({ teamName, members }: LocalTeam): boolean {
  const empty = teamName === "" && members.length === 0;
  const texts = [JSON.stringify(members), teamName, JSON.stringify({ name: teamName, members })];
  return writeRaw(empty ? KEYS.map(() => null) : texts);
}

/**
 * Calls `listener` when the list changes: in this tab, in another tab, or because of a logout. Returns a function that
 * unsubscribes `listener`.
 */
export function subscribeLocalTeam(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that all of the storage was cleared.
    if (key === null || KEYS.some((ours) => ours === key)) listener();
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  // Follows the session too, because a logout clears the keys without a storage event in this tab.
  const stopSession = subscribeSession(listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
    stopSession();
  };
}

function readRaw(): Raw {
  return KEYS.map((key) => localStorage.getItem(key));
}

function writeRaw(texts: Raw): boolean {
  if (isInView()) return false;
  try {
    const before = readRaw();
    try {
      setAll(texts);
    } catch (refused) {
      // Restores the old texts, because some of the keys may have been written before the storage was full.
      setAll(before);
      throw refused;
    }
    return true;
  } catch {
    return false;
  } finally {
    for (const listener of listeners) listener();
  }
}

function setAll(texts: Raw): void {
  for (const [index, key] of KEYS.entries()) {
    const text = texts[index] ?? null;
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  }
}

function parseTeam([list = null, teamName = null, data = null]: Raw): LocalTeam {
  const whole = parsedJson(data);
  const { name, members } = isRecord(whole) ? whole : {};
  const plannedName = teamName ?? name;
  return {
    teamName: typeof plannedName === "string" ? plannedName.slice(0, LIMITS.teamNameMax) : "",
    members: membersOf(parsedJson(list)) ?? membersOf(members) ?? [],
  };
}

/** Returns the valid members of a stored list, or null if the value is not a list. */
function membersOf(stored: unknown): LocalMember[] | null {
  if (!Array.isArray(stored)) return null;
  return (stored as unknown[])
    .flatMap((entry) => {
      if (!isRecord(entry)) return [];
      const [name, email, phone] = [
        text(entry["name"], READ.name),
        text(entry["email"], READ.email),
        text(entry["phone"], READ.phone),
      ];
      return name === "" ? [] : [{ name, email, phone }];
    })
    .slice(0, LIMITS.eventTeamSizeMax);
}

function text(value: unknown, length: number): string {
  return typeof value === "string" ? value.trim().slice(0, length) : "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
