import { newId } from "../../kernel/db/ids.js";
import type { Caller } from "../../kernel/auth/caller.js";
import { versionAt } from "../../kernel/errors/require-version.js";
import { TeamFixture } from "../teams/testing/team-fixture.js";
import { EventAdminRepository } from "./event-admin.repository.js";
import { EventDeletionService } from "./event-deletion.service.js";
import type { EventFollower } from "./event-admin.service.js";
import { EventRepository } from "./event.repository.js";
import { EventService } from "./event.service.js";
import { EVENT_USES } from "./event-uses.sql.js";

/** Tables that do not prevent an event's deletion. */
const GO_ALONG = [
  ...["ranking_boards", "contest_sources", "fetched_places", "place_settings", "place_steps", "season_marks"],
  ...["desk_sessions", "certificate_layouts"],
  // Rows of these tables are written only for a team or one of its members. As long as the event has a team, the team
  // already prevents the deletion.
  ...["team_members", "ranking_draft_places", "place_offers", "renewed_passes", "live_places"],
];

let fixture: TeamFixture;
let admin: Caller;
let deletions: EventDeletionService;
beforeEach(async () => {
  fixture = await TeamFixture.open();
  admin = await fixture.admin();
  deletions = deletionsWith();
});
afterEach(() => fixture.close());

const deletionsWith = (...followers: EventFollower[]) => {
  const service = new EventService(new EventRepository(fixture.db));
  return new EventDeletionService(fixture.db, new EventAdminRepository(), service, followers);
};
const events = () => fixture.count("events");
const remove = (eventId = fixture.eventId, more: object = {}, caller = admin) =>
  deletions.delete(caller, { eventId, ...more });

test("an empty event can be deleted, also the current one, and the deletion is recorded", async () => {
  await fixture.addEvent({ id: newId(), slug: "other", title: "Other", state: "past" });
  await fixture.run(
    "INSERT INTO season_marks (eventId, item, reason, actorName, at) VALUES (?, 'RANKING', 'No', 'A', '2026-01-01 00:00:00.000')",
    [fixture.eventId],
  );
  await expect(remove()).resolves.toEqual({ message: "Event deleted." });
  expect(await fixture.rows("SELECT slug FROM events")).toEqual([{ slug: "other" }]);
  expect(await fixture.rows("SELECT action, targetName FROM audit_entries")).toEqual([
    { action: "event.delete", targetName: "Syntax Siege 2025" },
  ]);
  await expect(remove()).rejects.toMatchObject({ code: "EVENT_NOT_FOUND" });
});

test("one that has something stays, and the refusal names it", async () => {
  const [one, two] = await fixture.people(2);
  await fixture.team(one!);
  const second = await fixture.team(two!);
  await expect(remove()).rejects.toMatchObject({
    code: "EVENT_IN_USE",
    message: "You cannot delete this event, because it has 2 teams.",
    data: { inTheWay: ["2 teams"] },
  });
  await fixture.services.leadership.deleteTeam(admin, { teamId: second.id });
  await expect(remove()).rejects.toMatchObject({
    message: "You cannot delete this event, because it has 1 team and 1 team in the bin.",
  });
  expect(await events()).toBe(1);
});

test("changes by another admin since then are not deleted unseen, and only Superadmins delete", async () => {
  const version = versionAt(new Date("2020-01-01"));
  await expect(remove(undefined, { version })).rejects.toMatchObject({ code: "VERSION_CHANGED" });
  const editor = { ...(await fixture.person()), grants: ["content" as const] };
  await expect(remove(undefined, {}, editor)).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await events()).toBe(1);
});

test("every table that refers to an event is counted, or known to go with it", () => {
  const referring = fixture.db.write.entityMetadatas
    .filter(({ foreignKeys }) =>
      foreignKeys.some((key) => key.referencedEntityMetadata.tableName === "events"),
    )
    .map(({ tableName }) => tableName);
  expect(referring.toSorted()).toEqual([...EVENT_USES.map(({ table }) => table), ...GO_ALONG].toSorted());
});

test("a table that is not counted keeps its event all the same", async () => {
  await fixture.run(
    `INSERT INTO certificate_layouts (id, eventId, kind, title, lead, text, savedAt)
     VALUES (?, ?, 'participation', 'T', 'L', 'X', '2026-01-01 00:00:00.000')`,
    [newId(), fixture.eventId],
  );
  await expect(remove()).rejects.toMatchObject({ code: "EVENT_IN_USE", data: { inTheWay: [] } });
  deletions = deletionsWith({
    deleting: async (tx, { id }) => {
      await tx.query("DELETE FROM certificate_layouts WHERE eventId = ?", [id]);
    },
  });
  await expect(remove()).resolves.toBeDefined();
});

test("of a new team and its event's deletion at once one comes first: 20 rounds", async () => {
  const refusals = new Set<string>();
  for (let round = 0; round < 20; round++) {
    const id = newId();
    await fixture.run("UPDATE events SET state = 'past'");
    await fixture.addEvent({ id, slug: `round-${String(round)}`, title: "Round", firstDay: "2030-01-01" });
    const person = await fixture.person();
    const [team, deletion] = await Promise.allSettled([
      fixture.services.creation.create(person, { name: `Team ${String(round)}` }),
      remove(id),
    ]);
    const [teamCount, eventCount] = [
      await fixture.count("teams WHERE eventId = ?", [id]),
      await fixture.count("events WHERE id = ?", [id]),
    ];
    expect([teamCount, eventCount]).toEqual(team.status === "fulfilled" ? [1, 1] : [0, 0]);
    const refused = team.status === "rejected" ? team : deletion;
    const { code } = (refused.status === "rejected" ? refused.reason : {}) as { code?: string };
    refusals.add(String(code));
    expect([team.status, deletion.status].toSorted()).toEqual(["fulfilled", "rejected"]);
  }
  for (const code of refusals) expect(["NO_CURRENT_EVENT", "EVENT_IN_USE"]).toContain(code);
});
