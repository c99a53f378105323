import { UsageError, type Command } from "./command.js";
import { helpText } from "./help.js";
import { parseCommandLine } from "./parse.js";

const run = (): Promise<void> => Promise.resolve();
const CREATE: Command = {
  name: "admin create",
  summary: "Creates a Superadmin account.",
  options: {
    email: { value: "EMAIL", required: true, help: "the address" },
    generate: { help: "do not ask" },
  },
  run,
};
const PROMOTE: Command = { name: "admin promote", summary: "Promotes.", options: {}, run };
const MIGRATE: Command = { name: "migrate", summary: "Migrates.", options: {}, run };
const COPY: Command = {
  name: "copy",
  summary: "Copies.",
  argument: { value: "FILE", required: true, help: "what" },
  options: { yes: { help: "sure" } },
  run,
};
const PAINT: Command = {
  name: "paint",
  summary: "Paints.",
  argument: { value: "PAINT", help: "which", choices: ["red", "blue"] },
  options: {},
  run,
};
const COMMANDS = [CREATE, PROMOTE, MIGRATE, COPY, PAINT];

const parse = (...args: string[]) => parseCommandLine(args, COMMANDS);

test("finds the command and its options, in either notation", () => {
  for (const args of [
    ["--email", "a@b.org", "--generate"],
    ["--email=a@b.org", "--generate"],
  ]) {
    const parsed = parse("admin", "create", ...args);
    if (parsed.kind !== "run") throw new Error("help was not asked for");
    expect(parsed.command).toBe(CREATE);
    expect(parsed.values.required("email")).toBe("a@b.org");
    expect(parsed.values.has("generate")).toBe(true);
    expect(parsed.values.text("name")).toBeUndefined();
  }
});

test.each([[["copy", "a b", "--yes"]], [["copy", "--yes", "a b"]]])("%j has its argument", (args) => {
  const parsed = parse(...args);
  if (parsed.kind !== "run") throw new Error("help was not asked for");
  expect([parsed.command, parsed.values.argument, parsed.values.has("yes")]).toEqual([COPY, "a b", true]);
});

test.each([
  [["admin", "destroy"], 'There is no command "admin destroy".'],
  [["admin"], "Did you mean admin create or admin promote?"],
  [["admn", "create"], 'There is no command "admn create". Did you mean admin create?'],
  [["create", "admin"], "Did you mean admin create?"],
  [["creat", "admin", "--email", "a@b.org"], "Did you mean admin create?"],
  [["cpy", "a b"], "Did you mean copy?"],
  [["mgrate", "--help"], "Did you mean migrate?"],
  [["admin", "create", "--emial", "a@b.org"], "Unknown option '--emial'. Did you mean --email?"],
  [["paint", "green"], "PAINT must be one of: red, blue."],
  [["admin", "create"], "--email is missing."],
  [["admin", "create", "--email="], "--email is missing."],
  [["migrate", "--colour"], "Unknown option '--colour'"],
  [["migrate", "now"], 'There is no command "migrate now".'],
  [["admin", "create", "--email", "a@b.org", "more"], "Unexpected argument 'more'"],
  [["copy", "--yes"], "FILE is missing."],
  [["copy", "a", "b"], "There is no command"],
  [["copy", "a", "--yes", "b"], "Give only one FILE."],
  [["nothing", "--help"], 'There is no command "nothing".'],
  [["admin", "--version"], 'There is no command "admin"'],
])("%j is refused with a reason", (args, reason) => {
  expect(() => parse(...args)).toThrow(UsageError);
  expect(() => parse(...args)).toThrow(reason);
});

test.each([
  [[], ["  admin create ", "  migrate "]],
  [["--help"], ["  admin create ", "  migrate "]],
  [["help", "admin", "create"], ["Usage: npm run club -- admin create --email EMAIL [--generate]"]],
  [
    ["admin", "create", "-h"],
    ["--email EMAIL", "the address"],
  ],
  [
    ["migrate", "--help"],
    ["Usage: npm run club -- migrate", "Migrates."],
  ],
  [
    ["copy", "--help"],
    ["Usage: npm run club -- copy FILE [--yes]", "FILE: what"],
  ],
])("%j shows help", (args, texts) => {
  const parsed = parse(...args);
  if (parsed.kind !== "help") throw new Error("help was asked for");
  const shown = helpText(COMMANDS, parsed.command, parsed.topic);
  for (const text of texts) expect(shown).toContain(text);
});

test("what is like nothing gets no hint", () => {
  expect(() => parse("destroy", "everything")).toThrow(/"destroy everything"\.$/);
});

test("asks for the version", () => {
  expect(parse("--version")).toEqual({ kind: "version" });
});

test("the help of a group of commands shows that group", () => {
  const parsed = parse("admin", "--help");
  if (parsed.kind !== "help") throw new Error("help was asked for");
  const shown = helpText(COMMANDS, parsed.command, parsed.topic);
  expect(shown).toContain("admin promote");
  expect(shown).not.toContain("migrate");
});
