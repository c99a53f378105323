import { useState, useSyncExternalStore } from "react";
import { readLocalTeam, subscribeLocalTeam, writeLocalTeam, type LocalMember } from "./local-team";

interface Removed {
  readonly member: LocalMember;
  readonly place: number;
}

/** Returns this browser's planned team, in sync with other tabs, or null if storage is blocked. */
export function useLocalTeam() {
  return useSyncExternalStore(subscribeLocalTeam, readLocalTeam, () => null);
}

/** Changes the planned team. Each change is based on the stored team, not on the displayed one. */
export function useLocalTeamChanges() {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [refused, setRefused] = useState(false);
  const write = (change: (members: readonly LocalMember[]) => readonly LocalMember[]) => {
    const stored = readLocalTeam();
    const done = stored !== null && writeLocalTeam({ ...stored, members: change(stored.members) });
    setRefused(!done);
    return done;
  };
  return {
    /** The last removed member, as long as the removal can be undone. */
    removed,
    /** Whether the browser refused to store the last change. */
    refused,
    rename: (teamName: string) => {
      const stored = readLocalTeam();
      setRefused(stored === null || !writeLocalTeam({ ...stored, teamName }));
    },
    add: (member: LocalMember): boolean => {
      setRemoved(null);
      return write((members) => [...members, member]);
    },
    remove: (place: number) => {
      const member = readLocalTeam()?.members[place];
      if (member === undefined) return;
      if (write((members) => members.filter((_, index) => index !== place))) setRemoved({ member, place });
    },
    revert: () => {
      if (removed === null) return;
      const { member, place } = removed;
      if (write((members) => [...members.slice(0, place), member, ...members.slice(place)])) setRemoved(null);
    },
  };
}
