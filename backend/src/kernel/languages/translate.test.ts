import { ERRORS } from "../contract/catalogue.js";
import { languageOf } from "./language.js";
import { translate } from "./translate.js";
import { translatedReply } from "./translated-reply.js";
import { cpuMs } from "../testing/cpu-ms.js";

test.each([
  ["hi", "hi"],
  ["hi-IN,hi;q=0.9,en;q=0.8", "hi"],
  ["bn-BD", "bn"],
  ["en-IN,hi;q=0.5", "en"],
  ["en;q=0.5, hi", "hi"],
  ["HI-in", "hi"],
  ["fr-FR, bn;q=0.4, en;q=0.2", "bn"],
  ["hi;q=0, en;q=0.1", "en"],
  ["hi;q=0", "en"],
  ["*", "en"],
  ["", "en"],
  ["hindi", "en"],
])("Accept-Language %s is %s", (header, language) => {
  expect(languageOf(header)).toBe(language);
});

test("a text of the server's is said in the language, one that it does not know stays", () => {
  expect(translate("hi", ERRORS.TEAM_NAME_TAKEN.message)).toMatch(/^[^A-Za-z]+$/);
  expect(translate("en", ERRORS.TEAM_NAME_TAKEN.message)).toBe(ERRORS.TEAM_NAME_TAKEN.message);
  expect(translate("bn", "This text has no translation")).toBe("This text has no translation");
});

test("a text with values in it keeps them", () => {
  const hindi = translate("hi", "Meena Das is already in your team.");
  expect(hindi).toContain("Meena Das");
  expect(hindi.replace("Meena Das", "")).toMatch(/^[^A-Za-z{}]+$/);
});

test.each(["Team Rocket", "Past"])("a name that begins as a message does, or is one, stays: %s", (name) => {
  const hindi = translate("hi", `${name} is already in your team.`);
  expect(hindi).toContain(name);
  expect(hindi.replace(name, "")).toMatch(/^[^A-Za-z{}]+$/);
});

test("what a template has no place for, such as a value that ends in a line break, stays English", () => {
  expect(translate("hi", "Meena\nDas is already in your team.")).toBe("Meena\nDas is already in your team.");
  expect(translate("hi", " is already in your team.")).toBe(" is already in your team.");
});

// GraphQL quotes the name of an operation in an error, so anybody can send what is nearly a message with many values.
test("a long text that is nearly a message takes no time", () => {
  const nearly = "1 of 2, 3 in total, confirmed by 4, 5. The statement had 6 ".repeat(60);
  const began = cpuMs();
  expect(translate("hi", nearly)).toBe(nearly);
  expect(cpuMs() - began).toBeLessThan(500);
});

test("of a reply, errors with the texts of fields, messages and the problems of a list are translated, and nothing else", () => {
  const message = ERRORS.BAD_INPUT.message;
  const field = ERRORS.TEAM_NAME_TAKEN.message;
  const reply = translatedReply("hi", {
    data: {
      createTeam: { message: "Team created successfully!", team: { name: "Not found." } },
      changePeople: {
        cells: [
          { to: "Not found.", problem: field },
          { to: null, problem: null },
        ],
      },
      n: 1,
      none: null,
    },
    errors: [{ message, extensions: { code: "BAD_INPUT", fields: { name: field } } }],
  });
  expect(reply).toEqual({
    data: {
      createTeam: { message: translate("hi", "Team created successfully!"), team: { name: "Not found." } },
      changePeople: {
        cells: [
          { to: "Not found.", problem: translate("hi", field) },
          { to: null, problem: null },
        ],
      },
      n: 1,
      none: null,
    },
    errors: [
      {
        message: translate("hi", message),
        extensions: { code: "BAD_INPUT", fields: { name: translate("hi", field) } },
      },
    ],
  });
});
