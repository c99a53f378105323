import {
  getNamedType,
  getNullableType,
  GraphQLEnumType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
} from "graphql";
import { isPermission } from "../../kernel/contract/access.js";
import { ALL_ERRORS } from "../../kernel/contract/all-errors.js";
import { GRANTS } from "../../kernel/contract/grants.js";
import { isTracedList } from "../../kernel/contract/traced-lists.js";
import { OPERATION_POLICY } from "../testing/policy.js";
import { startTestApp, type TestApp } from "../testing/test-app.js";
import type { GraphQLReply } from "../testing/test-client.js";
import { WITHOUT_VERSION } from "../testing/without-version.js";
import { buildGraphQLSchema } from "./schema.js";

// The container provides no resolvers. Resolvers are only created when an operation runs, and these tests only read
// types.
const schema = buildGraphQLSchema({ get: () => undefined });

/** Lists and boards of the admin area whose readers are not recorded, grouped by their content. */
const UNTRACED: Readonly<Record<string, readonly string[]>> = {
  "teams and figures, no people": [
    ...["adminOverview", "statistics", "paymentFigures", "ledger", "cashTeams", "cashSlips", "rankingBoard"],
    ...[
      "rankingPublication",
      "placeBoard",
      "placePlan",
      "liveBoard",
      "statementBatches",
      "statementWarnings",
    ],
    ...["checkInDesk", "checkInChanges", "accountDeletionImpacts", "cleanUpPreview", "sentMailings"],
  ],
  "one team, one payment": ["placeOfTeam", "reportedPayment", "teamNotes"],
  "the reader's own file or list": [
    ...[
      "inspectStatement",
      "previewStatement",
      "rankingPreview",
      "previewPeople",
      "previewTeams",
      "listColumns",
    ],
    ...["previewPastResults", "batchPeople", "savedViews"],
  ],
  "what admins did, and what was read": ["auditEntries", "auditActors"],
  "what the public pages say, and settings": [
    ...["contentTopics", "contentTopic", "contentPreview", "accentShades", "samples", "uploadedPicture"],
    ...["pastResults", "contestSource", "certificatePicture", "mailTemplates", "scheduledMailings"],
    ...["seasonChecklist", "cleanUpRules", "webhooks", "spreadsheetFeeds"],
  ],
  "messages to other programs, which name one person each": ["webhookDeliveries", "webhookDelivery"],
};

test("every list of the admin area is traced, or known to hold no data of many people", () => {
  const lists = Object.keys(schema.getQueryType()?.getFields() ?? {}).filter(isPermission);
  const known = new Set(Object.values(UNTRACED).flat());
  expect(lists.filter((name) => !isTracedList(name) && !known.has(name))).toEqual([]);
  expect([...known].filter((name) => isTracedList(name) || !isPermission(name))).toEqual([]);
});

describe("who may call it", () => {
  const descriptionOf = (operation: string): string => {
    const [root = "", name = ""] = operation.split(".");
    const type = schema.getType(root);
    return (type && "getFields" in type && type.getFields()[name]?.description) || "";
  };
  /** Returns the line of a description that says which callers are allowed. */
  const audienceOf = (operation: string): string | undefined =>
    /^For .*$/m.exec(descriptionOf(operation))?.[0];
  const operations = Object.entries(OPERATION_POLICY);

  test("no public operation says for whom it is", () => {
    const open = operations.filter(([, row]) => row.anonymous === "allowed").map(([name]) => name);
    expect(open.filter((name) => audienceOf(name) !== undefined)).toEqual([]);
    expect(open).toContain("Query.events");
  });

  test.each(operations.filter(([, row]) => row.anonymous !== "allowed"))(
    "%s says for whom it is, as its guard has it",
    (name, row) => {
      const audience = audienceOf(name) ?? "no caller";
      const everybody = row.teamless === "allowed";
      expect(audience.includes("everybody who is signed in")).toBe(everybody);
      if (everybody) return;
      expect(audience.includes("Superadmins")).toBe(row.superadmin === "allowed");
      expect(GRANTS.filter((grant) => audience.includes(`\`${grant.toUpperCase()}\``))).toEqual(
        GRANTS.filter((grant) => row[grant] === "allowed"),
      );
      expect(/the team\b/.test(audience)).toBe(row.leader === "allowed");
      expect(audience.includes("the people of the team")).toBe(row.member === "allowed");
    },
  );
});

/** Returns whether an input is a list. If so, the version may be in the list's items. */
const isListed = (type: GraphQLInputType): boolean => isListType(getNullableType(type));

/** Former names of `version`, one for each kind of save. */
const FORMER_NAMES = ["stamp", "over", "revision", "seen", "expectedUpdatedAt", "decidedAt"];

test("the version that was shown has one name and one type wherever it is sent", () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const sent = [
    ...inputs.flatMap((type) => Object.values(type.getFields()).map((field) => [type.name, field] as const)),
    ...[schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
      Object.values(root?.getFields() ?? {}).flatMap(({ name, args }) =>
        args.map((arg) => [name, arg] as const),
      ),
    ),
  ];
  expect(
    sent.filter(([, { name }]) => FORMER_NAMES.includes(name)).map(([of, { name }]) => `${of}.${name}`),
  ).toEqual([]);
  const versions = sent.filter(([, { name }]) => name === "version");
  expect(versions.length).toBeGreaterThan(25);
  expect(versions.filter(([, { type }]) => getNamedType(type).name !== "ID")).toEqual([]);
});

test("what two people can save takes the version that was shown, or is listed with why it need not", () => {
  const fields = schema.getMutationType()?.getFields() ?? {};
  const shared = Object.entries(OPERATION_POLICY)
    .filter(([name, row]) => name.startsWith("Mutation.") && row.teamless !== "allowed")
    .map(([name]) => name.replace("Mutation.", ""));
  const isVersioned = (name: string): boolean => {
    const takes = (type: unknown): boolean =>
      isInputObjectType(type) &&
      Object.values(type.getFields()).some(
        (field) => field.name === "version" || (isListed(field.type) && takes(getNamedType(field.type))),
      );
    return takes(getNamedType(fields[name]?.args.find((arg) => arg.name === "input")?.type));
  };
  const listed = Object.values(WITHOUT_VERSION).flatMap((names) => names.join(" ").split(" "));
  expect(shared.filter((name) => !isVersioned(name)).sort()).toEqual(listed.sort());
  expect(shared).toEqual(expect.arrayContaining(["setGrants", "saveLiveBoard", "noteTeams"]));
});

describe("ErrorCode", () => {
  const type = schema.getType("ErrorCode");
  const codes = type instanceof GraphQLEnumType ? type.getValues().map(({ name }) => name) : [];
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const code = async (body: unknown): Promise<string | undefined> =>
    (await app.client().post<GraphQLReply>("/graphql", body)).body.errors?.[0]?.extensions.code;

  test("has every code of the catalogue, with its text, and those that GraphQL itself answers", async () => {
    const hash = { extensions: { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } } };
    const language = await Promise.all(
      [
        {},
        { query: "query ($slug: String!) { event(slug: $slug) { id } }", variables: { slug: 7 } },
        { query: "{" },
        { query: "{ nothing }" },
        { query: "query A { viewer { id } }", operationName: "B" },
        hash,
      ].map(code),
    );
    // The requests above cause all of GraphQL's own codes except INTERNAL_SERVER_ERROR. That code means that a
    // resolver's value does not fit the field's type. No request can cause this, so the code is added here.
    const expected = [...Object.keys(ALL_ERRORS), ...language, "INTERNAL_SERVER_ERROR"];
    expect(codes.toSorted()).toEqual(expected.toSorted());
    expect(type instanceof GraphQLEnumType && type.getValue("TEAM_FULL")?.description).toContain(
      ALL_ERRORS.TEAM_FULL.message,
    );
  });

  test("can be asked for by introspection", async () => {
    const reply = await app.client().graphql('{ __type(name: "ErrorCode") { enumValues { name } } }');
    expect(reply.data).toMatchObject({
      __type: { enumValues: expect.arrayContaining([{ name: "TEAM_FULL" }]) },
    });
  });
});
