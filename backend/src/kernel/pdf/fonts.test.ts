import { openFont, runsOf } from "./fonts.js";

const glyphs = (text: string): number[] =>
  runsOf(text, "regular").flatMap(({ font, letters }) =>
    openFont(font)
      .shape(letters)
      .map(({ id }) => id),
  );

test("a text is in runs of one script each; marks and spaces stay with the letters before them", () => {
  expect(runsOf("Łukasz কৃষ্ণ श्री", "bold")).toEqual([
    { font: "latin-ext bold", letters: "Ł" },
    { font: "latin bold", letters: "ukasz " },
    { font: "bengali bold", letters: "কৃষ্ণ " },
    { font: "devanagari bold", letters: "श्री" },
  ]);
});

test.each([
  // Joined letters are one glyph, a vowel sign stands before its letter, and each sign is there once.
  ["ক্ষ", 1],
  ["র্ম", 2],
  ["জ্যোতির্ময়", glyphs("জ্যো").length + glyphs("তি").length + glyphs("র্ম").length + glyphs("য়").length],
  ["দ্বিজেন্দ্রনাথ", glyphs("দ্বি").length + glyphs("জে").length + glyphs("ন্দ্র").length + glyphs("নাথ").length],
  ["क्ष", 1],
  ["श्री", 2],
])("%s is shaped as browsers do", (word, count) => {
  expect(glyphs(word)).toHaveLength(count);
});

test("a vowel sign that is written after its letter stands before it", () => {
  const [ka, i] = [glyphs("ক"), glyphs("ি")];
  expect(glyphs("কি")).toEqual([i.at(0), ka.at(0)]);
});
