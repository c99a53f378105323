import { type CutOff, lastRankWithin } from "../../../src/modules/teams/places/contract/place-plan.js";
import type { Cell, Row } from "../snapshot.js";
import { byColumn, deletedTeams, gaps, idsOf, repeated, type Invariants } from "./invariant.js";

export const TEAM_INVARIANTS: Invariants = {
  "a team has at most as many people as its event allows": ({ now }) => {
    const size = new Map(now.events.map(({ id, maxTeamSize }) => [id, Number(maxTeamSize)]));
    const people = byColumn(now.team_members, "teamId");
    return now.teams
      .filter(({ id, eventId }) => (people.get(String(id))?.length ?? 0) > (size.get(eventId ?? null) ?? 0))
      .map(({ name }) => String(name));
  },
  "a team counts its people right": ({ now }) => {
    const people = byColumn(now.team_members, "teamId");
    return now.teams
      .filter(({ id, memberCount }) => Number(memberCount) !== (people.get(String(id))?.length ?? 0))
      .map(({ name, memberCount }) => `${String(name)}: ${String(memberCount)}`);
  },
  "a team has one leader, who is in it": ({ now }) => {
    const leaders = byColumn(
      now.team_members.filter(({ isLeader }) => Number(isLeader) === 1),
      "teamId",
    );
    return now.teams
      .filter(({ id, leaderId }) => {
        const [first, ...others] = leaders.get(String(id)) ?? [];
        return first?.["userId"] !== leaderId || others.length > 0;
      })
      .map(({ name }) => String(name));
  },
  "a person is in one team of an event": ({ now }) => [
    ...repeated(now.team_members, "eventId", "userId"),
    ...repeated(now.team_members, "eventId", "email"),
  ],
  "a handle is in one team of an event": ({ now }) => repeated(now.team_members, "eventId", "handleKey"),
  "teams of an event have different names": ({ now }) => repeated(now.teams, "eventId", "nameKey"),
  "a code belongs to one team": ({ now }) => repeated(now.teams, "reference"),
  "every team with people is there": ({ now }) => {
    const teams = idsOf(now.teams);
    return now.team_members.filter(({ teamId }) => !teams.has(String(teamId))).map(({ id }) => String(id));
  },
  "ranks are those of the publications": ({ now }) => {
    const order = [...now.ranking_publications].sort((a, b) => Number(a["number"]) - Number(b["number"]));
    const places = byColumn(now.ranking_places, "publicationId");
    const broken: string[] = [];
    // Restored teams are not compared, because rankings published while a team was deleted have no rank for it.
    const wasDeleted = deletedTeams(now);
    const ranks = new Map<string, number | null>();
    for (const { id, number } of order)
      for (const { teamId, previous, place } of places.get(String(id)) ?? []) {
        const team = String(teamId);
        const held = ranks.get(team);
        if (held !== undefined && held !== previous && !wasDeleted.has(team))
          broken.push(`publication ${String(number)}, ${team}: ${String(previous)} was ${String(held)}`);
        ranks.set(team, place as number | null);
      }
    for (const { id, name, ranking } of now.teams)
      if ((ranks.get(String(id)) ?? null) !== ranking && !wasDeleted.has(String(id)))
        broken.push(`${String(name)}: ${String(ranking)}`);
    return broken;
  },
  "publications of an event have every number once": ({ now }) =>
    [...byColumn(now.ranking_publications, "eventId").values()].flatMap((rows) =>
      gaps(rows.map(({ number }) => Number(number))),
    ),
  "no more teams hold a place than there are": ({ now }) =>
    now.place_settings.flatMap(({ eventId, ...settings }) => {
      const teams = now.teams.filter((team) => team["eventId"] === eventId && team["ranking"] !== null);
      const rankOf = new Map(teams.map(({ id, ranking }) => [id, Number(ranking)]));
      const ranks = [...rankOf.values()].sort((a, b) => a - b);
      const last = lastRankWithin(ranks, { ...settings, qualifyingRank: 0 } as unknown as CutOff) ?? 0;
      const isWithin = (id: Cell | undefined): boolean => (rankOf.get(id ?? null) ?? Infinity) <= last;
      // If the setting `ties` admits all tied teams, more teams than `places` can be within the cut-off. A team outside
      // the cut-off is not counted if it once accepted a place, because it may keep that place or get it back.
      const room = Math.max(Number(settings["places"]), ranks.filter((rank) => rank <= last).length);
      const accepted = idsOf(
        now.place_steps.filter(({ state }) => state === "accepted"),
        "teamId",
      );
      const held = now.place_offers.filter(({ teamId, state, eventId: of }) => {
        if (of !== eventId || (state !== "offered" && state !== "accepted")) return false;
        return isWithin(teamId) || (state === "offered" && !accepted.has(String(teamId)));
      });
      const beyond = held.filter(({ teamId }) => !isWithin(teamId)).map(({ teamId }) => String(teamId));
      return held.length > room
        ? [`${String(held.length)} of ${String(room)}, moved up: ${beyond.join(", ")}`]
        : [];
    }),
  "a place is what its last step made it": ({ now }) => {
    const steps = byColumn(now.place_steps, "teamId");
    return now.place_offers
      .filter(({ teamId, state }) => {
        const own = [...(steps.get(String(teamId)) ?? [])].sort(byId);
        return own.length > 0 && own.at(-1)?.["state"] !== state;
      })
      .map(({ teamId, state }) => `${String(teamId)}: ${String(state)}`);
  },
  "a person is let in once a session": ({ now }) =>
    repeated(
      now.check_ins.filter(({ liveSlot }) => liveSlot !== null),
      "sessionId",
      "memberId",
    ),
};

/**
 * Compares two rows by id, which contains the time at which the row was created. Does not use `at`, because `at` can be
 * an earlier time (`LATE_MS` in growth.ts).
 */
function byId(a: Row, b: Row): number {
  return String(a["id"]) < String(b["id"]) ? -1 : 1;
}

/** Compares two rows by time, then by id. The ids of one server increase even within the same millisecond. */
export function byTime(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): number {
  const [one, other] = [a, b].map(({ at, id }) => `${String(at)} ${String(id)}`);
  return (one ?? "") < (other ?? "") ? -1 : 1;
}
