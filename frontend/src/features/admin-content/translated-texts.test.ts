import { inPlace, outdatedCount } from "@contract/modules/content/contract/translations";
import { bodyOf, differences, placeLabel } from "./topic-values";
import { formIn } from "./translation-form";
import { groupsOf, translatedCount } from "./translated-texts";

const one = (key: string, english: string) => ({ key, english, max: 100, isLong: false });
const LINES = [one("lines[0]", "Room 204"), one("lines[1]", "India")];
const CARDS = [
  one("cards[aim].title", "Aim"),
  one("cards[aim].description", "To code."),
  one("cards[vision].title", "Vision"),
];
const fieldsOf = (topic: string, english = CARDS) => formIn(topic, { english })?.fields ?? [];

test("a line that has moved takes its translation with it, and the text at its old place is not overwritten", () => {
  const texts = { "lines[0]": { english: "India", text: "भारत" } };
  expect(inPlace(texts, LINES)).toEqual({ "lines[1]": { english: "India", text: "भारत" } });
  expect(outdatedCount(texts, LINES)).toBe(0);
});

test("a translation whose English has changed, or is gone, is kept and does not count", () => {
  const texts = {
    "cards[aim].title": { english: "Our aim", text: "उद्देश्य" },
    "cards[gone].title": { english: "Gone", text: "गया" },
    "cards[vision].title": { english: "Vision", text: "दृष्टि" },
  };
  expect(inPlace(texts, CARDS)).toEqual(texts);
  expect(translatedCount(texts, CARDS)).toBe(1);
  expect(outdatedCount(texts, CARDS)).toBe(1);
});

test("what is sent has no blanks around texts, and no empty ones", () => {
  const texts = {
    "cards[aim].title": { english: "Aim", text: " उद्देश्य " },
    "cards[vision].title": { english: "Vision", text: "  " },
  };
  expect(JSON.parse(bodyOf({ texts }, fieldsOf("hi/about")))).toEqual({
    texts: { "cards[aim].title": { english: "Aim", text: "उद्देश्य" } },
  });
});

test("texts are named as the form in English names them, with the entry that they are of", () => {
  const groups = groupsOf(CARDS, formIn("about")?.fields ?? []);
  expect(groups.map(({ entry, title }) => [entry, title])).toEqual([
    ["cards[aim]", "Aim"],
    ["cards[vision]", "Vision"],
  ]);
  expect(placeLabel("texts.cards[aim].description", fieldsOf("hi/about"))).toBe("Aim: Text");
  expect(placeLabel("texts.lines[1]", fieldsOf("bn/address", LINES))).toBe("Address, line 2");
  expect(
    placeLabel("texts.liveLink.label", fieldsOf("bn/club", [one("liveLink.label", "Syntax Siege")])),
  ).toBe("Live event, Text");
});

test("the history tells what a translation said before", () => {
  const body = (text: string) => JSON.stringify({ texts: { "cards[aim].title": { english: "Aim", text } } });
  expect(differences(body("लक्ष्य"), body("उद्देश्य"), fieldsOf("hi/about"))).toEqual([
    { place: "Aim: Title", before: "लक्ष्य", after: "उद्देश्य" },
  ]);
});

test("a part without texts has no form in another language", () => {
  expect(formIn("hi/look")).toBeNull();
  expect(formIn("hi/nothing")).toBeNull();
  expect(formIn("hi/events/algOlympics", { english: [one("title", "AlgOlympics")] })?.title).toBe(
    "AlgOlympics, हिन्दी",
  );
});
