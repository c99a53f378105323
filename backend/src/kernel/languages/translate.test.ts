import { ADMIN_RULES } from "../contract/admin-texts.js";
import { ERRORS } from "../contract/catalogue.js";
import { DomainError } from "../errors/domain-error.js";
import { extensionsOf } from "../errors/to-graphql.js";
import { languageOf } from "./language.js";
import { asMsg, msg, readStoredText, storedText, textIn, translate } from "./message.js";
import { translatedReply } from "./translated-reply.js";

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

test("a text of the contract is said in the language, one that it does not know stays", () => {
  expect(translate("hi", ERRORS.TEAM_NAME_TAKEN.message)).toMatch(/^[^A-Za-z]+$/);
  expect(translate("en", ERRORS.TEAM_NAME_TAKEN.message)).toBe(ERRORS.TEAM_NAME_TAKEN.message);
  expect(translate("bn", "This text has no translation")).toBe("This text has no translation");
});

test("a text of the contract with braces of its own is found, and shown with them", () => {
  const { certificatePlaceholder } = ADMIN_RULES;
  expect(certificatePlaceholder).toContain("{name}");
  const hindi = translate("hi", certificatePlaceholder);
  expect(hindi).toContain("{name}");
  expect(hindi.replace(/\{\w+\}/g, "")).toMatch(/^[^A-Za-z{}']+$/);
  expect(textIn("hi", asMsg(certificatePlaceholder))).toBe(hindi);
});

test.each(["Past", "Team Rocket", "{name}", "Meena\nDas"])(
  "a value of a message does not change: %s",
  (name) => {
    const hindi = translate("hi", msg("{name} is already in your team.", { name }));
    expect(hindi).toContain(name);
    expect(hindi.replace(name, "")).toMatch(/^[^A-Za-z{}]+$/);
    // A sentence whose placeholder is already filled in is not recognised as a message.
    expect(translate("hi", "Past is already in your team.")).toBe("Past is already in your team.");
  },
);

test("a stored message is read in any language; one too long for its column, and an old row, are in English", () => {
  const text = msg("{name} is already in your team.", { name: "Past" });
  const read = (stored: string) => translate("hi", readStoredText(stored));
  expect(read(storedText(text, 200))).toBe(translate("hi", text));
  expect(read(storedText(text, 30))).toBe("Past is already in your team.");
  expect(storedText(text, 10)).toBe("Past is al");
  const old = ERRORS.TEAM_NAME_TAKEN.message;
  expect(storedText(old, 200)).toBe(old);
  expect(read(old)).toBe(translate("hi", old));
  expect(read("Status 500")).toBe("Status 500");
});

test("an error is in English for logs, and keeps its texts for replies", () => {
  const fields = {
    name: msg('Someone else changed this field to "{now}" while you were editing', { now: "Past" }),
  };
  const error = new DomainError("CONFLICT", { fields, message: msg("Status {status}", { status: "Past" }) });
  expect(error.message).toBe("Status Past");
  expect(error.fields).toEqual({ name: 'Someone else changed this field to "Past" while you were editing' });
  const extensions = extensionsOf(error);
  const reply = translatedReply("hi", {
    errors: [{ message: error.message, extensions: { ...extensions } }],
  });
  const [shown] = reply.errors ?? [];
  expect(shown?.message).toBe(translate("hi", error.texts.message));
  const hindi = translate("hi", fields.name);
  expect(hindi).toContain("Past");
  expect(JSON.parse(JSON.stringify(shown?.extensions))).toEqual({
    code: "CONFLICT",
    fields: { name: hindi },
  });
  expect(JSON.parse(JSON.stringify(extensions))).toEqual({ code: "CONFLICT", fields: error.fields });
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

test("the problem of a line stays if it is an enum value, although a catalogue has that word", () => {
  const data = { previewPastResults: { lines: [{ line: 2, problem: "team" }] } };
  expect(translate("hi", "team")).not.toBe("team");
  expect(translatedReply("hi", { data })).toEqual({ data });
});
