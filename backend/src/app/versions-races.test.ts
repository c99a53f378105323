import { CodeforcesServer } from "../modules/codeforces/testing/codeforces-server.js";
import { addTeams } from "../modules/teams/testing/many-teams.js";
import { signUpStudent } from "./testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";
import { idOf } from "./testing/unconfirmed-admin.js";

let codeforces: CodeforcesServer;
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  codeforces = await CodeforcesServer.start();
  app = await startTestApp({ CODEFORCES_API_URL: codeforces.apiUrl });
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(async () => {
  await app.close();
  await codeforces.close();
});

/** Stored data that two people can save concurrently. */
interface Saved {
  /** The mutation and its input type. */
  readonly save: readonly [name: string, input: string];
  /** Creates the data if it must exist before the first save. Returns the fields that every input has. */
  readonly begin?: () => Promise<Readonly<Record<string, unknown>>>;
  /**
   * Returns the fields that a save changes. `which` is 0 for the first save, and another number for each concurrent
   * save.
   */
  readonly wanted: (which: number) => object;
  /** True if a save without a version is refused. */
  readonly isNeeded?: true;
  /** Reads the stored version. */
  readonly version: (always: Readonly<Record<string, unknown>>) => Promise<string>;
}

async function read<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await admin.graphql(query, variables);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as T;
}

const PLACES = { kind: "places", ties: "all", replyHours: 48, movingUp: "byHand" };
const TEAM_IDS = "SELECT id FROM teams ORDER BY name";
const letter = (which: number) => String.fromCharCode(65 + which);
const day = (which: number) => new Date(Date.now() + (which + 1) * 86_400_000).toISOString();

const MAIL = { subject: "Hello {name}", text: "Hello", audience: {} };
const SAVED: Readonly<Record<string, Saved>> = {
  "a certificate's layout": {
    save: ["saveCertificateLayout", "CertificateLayoutInput"],
    wanted: (which) => ({
      ...{ kind: "participation", title: "Thanks", lead: letter(which), text: "For {event}", signatures: [] },
    }),
    version: async () => {
      const query = "{ certificateBoard { layouts { kind version } } }";
      const { layouts } = await read<{ layouts: { kind: string; version: string }[] }>(query);
      return layouts.find(({ kind }) => kind === "participation")?.version ?? "";
    },
  },
  "the settings of places": {
    save: ["savePlaceSettings", "PlaceSettingsInput"],
    wanted: (which) => ({ ...PLACES, placeCount: 10 + which }),
    version: async () => (await read<{ version: string }>("{ placeBoard { version } }")).version,
  },
  "the live standings": {
    save: ["saveLiveBoard", "LiveBoardInput"],
    wanted: (which) => ({ contestId: 566, freezesAt: day(which) }),
    version: async () => (await read<{ version: string }>("{ liveBoard { version } }")).version,
  },
  "a webhook": {
    save: ["updateWebhook", "UpdateWebhookInput"],
    begin: async () => {
      const input = { url: "http://localhost:4000/hook", description: "Chat", types: ["team.created"] };
      const query =
        "mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }";
      const { webhook } = await read<{ webhook: { id: string } }>(query, { input });
      return { id: webhook.id, url: input.url, types: input.types, isOn: true };
    },
    wanted: (which) => ({ description: letter(which) }),
    version: async () => (await read<{ version: string }[]>("{ webhooks { version } }"))[0]?.version ?? "",
  },
  "the rights of a person": {
    save: ["setGrants", "SetGrantsInput"],
    begin: async () => {
      const { email } = await signUpStudent(app, "helper@example.org");
      return { userId: await idOf(app, email) };
    },
    wanted: (which) => ({ grants: [["DESK"], ["CONTENT"], ["READER"], ["CONTEST"]][which] }),
    version: async ({ userId }) => {
      const query = "query ($ids: [ID!]) { users(first: 1, ids: $ids) { edges { node { rightsVersion } } } }";
      const { edges } = await read<{ edges: { node: { rightsVersion: string } }[] }>(query, {
        ids: [userId],
      });
      return edges[0]?.node.rightsVersion ?? "";
    },
  },
  "the data of a person": {
    save: ["updateUser", "UpdateUserInput"],
    begin: async () => {
      const { email } = await signUpStudent(app, "person@example.org");
      return { userId: await idOf(app, email) };
    },
    wanted: (which) => ({ college: `College ${letter(which)}` }),
    version: async ({ userId }) => {
      const query = "query ($ids: [ID!]) { users(first: 1, ids: $ids) { edges { node { version } } } }";
      const { edges } = await read<{ edges: { node: { version: string } }[] }>(query, { ids: [userId] });
      return edges[0]?.node.version ?? "";
    },
  },
  "an event": {
    save: ["updateEvent", "UpdateEventInput"],
    begin: async () => {
      const query = `{ event(slug: "syntaxsiege") { id slug title summary description image schedule fee minTeamSize maxTeamSize firstDay lastDay
        registration state qualifyingRank notices { title description link } } }`;
      const { id, ...now } = await read<{ id: string }>(query);
      return { eventId: id, ...now };
    },
    wanted: (which) => ({ venue: `Lab ${letter(which)}` }),
    version: async () =>
      (await read<{ version: string }>('{ event(slug: "syntaxsiege") { version } }')).version,
  },
  "a note on teams": {
    save: ["noteTeams", "NoteTeamsInput"],
    begin: async () => {
      const { db } = app.application.services;
      await addTeams(db, "syntaxsiege", [
        { name: "Team A", handle: "user_a" },
        { name: "Team B", handle: "user_b" },
      ]);
      return { ids: (await db.query<{ id: string }>(TEAM_IDS)).map(({ id }) => id) };
    },
    wanted: (which) => ({ note: letter(which) }),
    version: async ({ ids }) => {
      const query = "query ($ids: [ID!]!) { teamNotes(ids: $ids) { version } }";
      return (await read<{ version: string }>(query, { ids })).version;
    },
  },
  "a mail template": {
    save: ["saveMailTemplate", "SaveMailTemplateInput"],
    wanted: (which) => ({ name: "Lunch", subject: letter(which), text: "Hello" }),
    version: async () => {
      const templates = await read<{ name: string; version: string }[]>("{ mailTemplates { name version } }");
      return templates.find(({ name }) => name === "Lunch")?.version ?? "";
    },
  },
  "a scheduled mail": {
    save: ["scheduleMailing", "ScheduleMailingInput"],
    begin: () => Promise.resolve({ id: "0f8fad5b-d9cb-469f-a165-70867728950e", ...MAIL }),
    wanted: (which) => ({ sendAt: day(which) }),
    version: async () =>
      (await read<{ version: string }[]>("{ scheduledMailings { version } }"))[0]?.version ?? "",
  },
  "the account for payments": {
    save: ["updateAccountSettings", "AccountSettingsInput"],
    wanted: (which) => ({
      ...{ upiId: `club${letter(which)}@bank`, bankAccountName: "Club" },
      ...{ bankAccountNumber: "001234567890", bankIfsc: "SBIN0001234" },
    }),
    isNeeded: true,
    version: async () =>
      (await read<{ version: string }>("{ clubSettings(section: account) { version } }")).version,
  },
  "the rules of cleaning up": {
    save: ["saveCleanUpRules", "SaveCleanUpRulesInput"],
    wanted: (which) => ({ accountYears: 2 + which }),
    isNeeded: true,
    version: async () => (await read<{ version: string }>("{ cleanUpRules { version } }")).version,
  },
  "the results of a past year": {
    save: ["savePastResults", "SavePastResultsInput"],
    wanted: (which) => ({ year: 2019, csv: `rank,team\n1,${letter(which)}` }),
    version: async () => (await read<{ version: string }[]>("{ pastResults { version } }"))[0]?.version ?? "",
  },
};

describe.each(Object.entries(SAVED))(
  "%s",
  (_name, { save: [name, type], begin, wanted, isNeeded, version }) => {
    let always: Readonly<Record<string, unknown>> = {};
    const save = async (which: number, seen: string | null) => {
      const input = { ...always, ...wanted(which), ...(seen === null ? {} : { version: seen }) };
      const query = `mutation ($input: ${type}!) { ${name}(input: $input) { message } }`;
      const { errors } = await admin.graphql(query, { input });
      return errors?.[0]?.extensions.code ?? "saved";
    };

    test("of two who edit it at once the second is refused, and nothing of the first is lost", async () => {
      always = (await begin?.()) ?? {};
      expect(await save(0, isNeeded ? "0" : null)).toBe("saved");
      const seen = await version(always);
      expect(await save(1, seen)).toBe("saved");
      const first = await version(always);
      expect(first).not.toBe(seen);
      expect(await save(2, seen)).toBe("VERSION_CHANGED");
      expect(await version(always)).toBe(first);
      expect(await save(2, first)).toBe("saved");
    });

    test("of two saves at the same moment exactly one is written", async () => {
      const seen = await version(always);
      const outcomes = await Promise.all([save(1, seen), save(3, seen)]);
      expect(outcomes.sort()).toEqual(["VERSION_CHANGED", "saved"]);
      // If the version is optional, a client that sends none can still save.
      if (!isNeeded) expect(await save(0, null)).toBe("saved");
    });
  },
);
