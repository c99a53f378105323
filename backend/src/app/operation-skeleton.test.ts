import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../kernel/project-root.js";
import {
  afterLast,
  documentText,
  inputField,
  inputText,
  type NewOperation,
  testText,
  UNDESCRIBED,
  withResolverMethod,
  withServiceMethod,
} from "./operation-skeleton.js";

const read = (path: string): string => readFileSync(join(PROJECT_ROOT, path), "utf8");

const MUTE: NewOperation = {
  name: "muteTeam",
  fields: ["teamId:ID", "on:Boolean", "hours:Int", "reason:200"].map(inputField),
  resolver: "modules/notifications/notification.resolver.ts",
  service: "modules/notifications/notification.service.ts",
  property: "notifications",
  serviceClass: "NotificationService",
};

test("no operation that was begun is left undescribed", () => {
  expect(read("schema.graphql")).not.toContain(UNDESCRIBED);
});

test("the input class has the rule of each field, and imports what it uses", () => {
  const text = inputText(MUTE);
  expect(text).toContain('import { Field, InputType, ID, Int } from "type-graphql";');
  expect(text).toContain('import { IsBoolean, IsInt, MaxLength } from "class-validator";');
  expect(text).toContain('import { EntityId } from "../../../kernel/contract/common-fields.js";');
  expect(text).toMatch(/@EntityId\(\)\n {2}@Field\(\(\) => ID, .*\n {2}teamId!: string;/);
  expect(text).toMatch(
    /@MaxLength\(200, .*\n {2}@OneLine\(.*\n {2}@Field\(\(\) => String, .*\n {2}reason!: string;/,
  );
});

test.each(["team", "Team:ID", "team:id", "team:Date", "team:ID!"])("%s is no field", (text) => {
  expect(() => inputField(text)).toThrow(`"${text}" is no field`);
});

test("resolver and service get their method at the end of the class, and no import twice", () => {
  const resolver = withResolverMethod(read(`backend/src/${MUTE.resolver}`), MUTE);
  expect(resolver).toMatch(
    /return this\.notifications\.muteTeam\(requireCaller\(caller\), input\);\n {2}\}\n\}\n$/,
  );
  expect(resolver.match(/import .*requireCaller/g)).toHaveLength(1);
  expect(resolver).toContain('import { MessagePayload } from "../../kernel/contract/message-payload.js";');
  const service = withServiceMethod(read(`backend/src/${MUTE.service}`), MUTE);
  expect(service).toMatch(/new Error\("muteTeam is not written yet"\)\);\n {2}\}\n\}\n\ninterface BarFacts/);
  expect(service).toContain('import type { MuteTeamInput } from "./contract/mute-team.input.js";');
});

test("the test asks the operation with values that its rules let through, and the document names the same", () => {
  expect(testText(MUTE)).toContain(
    'change(client, "muteTeam", { teamId: newId(), on: true, hours: 1, reason: "a text" })',
  );
  expect(testText(MUTE)).toContain(
    'import { startTestApp, type TestApp } from "../../app/testing/test-app.js";',
  );
  expect(documentText(MUTE)).toMatch(
    /^mutation MuteTeam\(\$input: MuteTeamInput!\) \{\n {2}muteTeam\(input: \$input\)/,
  );
});

test("a line goes after the last one like it", () => {
  expect(afterLast("  a,\n  a,\n];\n", /^ {2}\w,$/gm, "  b,")).toBe("  a,\n  a,\n  b,\n];\n");
  expect(() => afterLast("", /x/g, "b")).toThrow("add b by hand");
});
