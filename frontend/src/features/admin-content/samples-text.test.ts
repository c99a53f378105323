import { removedText, samplesText } from "./samples-text";

const NONE = { people: 0, testimonials: 0, glimpses: 0, events: 0, texts: 0 };

test("what is there is counted, and nothing is said of what is not", () => {
  expect(samplesText({ people: 1, testimonials: 11, glimpses: 0, events: 5, texts: 0 })).toEqual([
    "1 person",
    "11 testimonials",
    "5 events",
  ]);
  expect(samplesText(NONE)).toEqual([]);
});

test("a press says what it did and what stays", () => {
  const inUse = [{ title: "Syntax Siege", inTheWay: ["2 teams", "1 payment"] }];
  expect(
    removedText({ message: "Samples removed.", removed: { ...NONE, people: 85, events: 4 }, inUse }),
  ).toBe(
    "Samples removed. Removed from the site: 85 people, 4 events. Syntax Siege was kept because it has 2 teams and 1 payment.",
  );
  expect(removedText({ message: "There were no samples to remove.", removed: NONE, inUse: [] })).toBe(
    "There were no samples to remove.",
  );
});
