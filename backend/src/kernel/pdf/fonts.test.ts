import { isolated, runsOf } from "./text-runs.js";
import { openFont, unprintable } from "./fonts.js";

const shaped = (text: string) =>
  runsOf(text, "regular").flatMap(({ font, letters, isRightToLeft }) =>
    openFont(font).shape(letters, isRightToLeft),
  );
const glyphs = (text: string): number[] => shaped(text).map(({ id }) => id);
/** Returns the letters of each run, from left to right. */
const drawn = (text: string) => runsOf(text, "bold").map(({ letters }) => letters);

test("a text is in runs of one script each; marks and spaces stay with the letters before them", () => {
  expect(runsOf("Łukasz কৃষ্ণ श्री", "bold")).toMatchObject([
    { font: "latin-ext bold", letters: "Ł" },
    { font: "latin bold", letters: "ukasz " },
    { font: "bengali bold", letters: "কৃষ্ণ " },
    { font: "devanagari bold", letters: "श्री" },
  ]);
});

test.each([
  ["tamil", "தமிழ்ச்செல்வன்"],
  ["telugu", "శ్రీనివాస్ వెంకటేశ్వర్లు"],
  ["kannada", "ಶ್ರೀಕೃಷ್ಣ ಜ್ಞಾನೇಶ್ವರಿ"],
  ["malayalam", "ലക്ഷ്മി കൃഷ്ണൻകുട്ടി"],
  ["gujarati", "શ્રદ્ધા જ્ઞાનેશ્વર"],
  ["gurmukhi", "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ"],
  ["oriya", "ଶ୍ରୀକୃଷ୍ଣ ପଣ୍ଡା"],
  ["arabic", "ڈاکٹر ٹیپو گھمن چوہدری۔"],
  ["meetei-mayek", "ꯃꯩꯇꯩ ꯂꯣꯟ"],
  ["ol-chiki", "ᱥᱟᱱᱛᱟᱲᱤ"],
  ["devanagari", "श्रीकृष्ण त्रिपाठी।"],
  ["bengali", "জ্যোতির্ময়।"],
  ["greek", "Ελένη Παπαδοπούλου"],
  ["cyrillic", "Жанна Щукина"],
])("a name in %s has a glyph for each letter, in both weights", (part, name) => {
  for (const weight of ["regular", "bold"] as const)
    expect(runsOf(name, weight)).toMatchObject([
      { font: `${part} ${weight}`, letters: name.normalize("NFC") },
    ]);
  expect(glyphs(name)).not.toContain(0);
  expect(unprintable(name)).toEqual([]);
});

test.each(["Zoë Nguyễn Łukasz Ásgeirsdóttir Ḥusayn Šimůnek", "Zoë Nguyễn".normalize("NFD"), "₹360 – “Ẽ”"])(
  "Latin letters keep their accents: %s",
  (name) => {
    expect(glyphs(name)).not.toContain(0);
    expect(unprintable(name)).toEqual([]);
  },
);

test("Urdu is drawn from right to left, with its letters joined", () => {
  const [first, ...rest] = shaped("محمد علی").map(({ at }) => at);
  expect(first).toBe("محمد علی".length - 1);
  expect(rest).toEqual(rest.toSorted((a, b) => b - a));
  const alone = Array.from("علی").flatMap((letter) => glyphs(letter));
  expect(glyphs("علی").filter((glyph) => alone.includes(glyph))).toEqual([]);
  expect(glyphs("علی\u200cرضا")).not.toContain(0);
});

test("a name that begins in Urdu begins at the right, and turns nothing in the sentence around it", () => {
  expect(drawn("Aisha عائشہ Khan").map((part) => part.trim())).toEqual(["Aisha", "عائشہ", "", "Khan"]);
  expect(drawn(isolated("علی (Ali) خان"))).toEqual(["خان", ") ", "Ali", "(", "علی "]);
  const sentence = `${isolated("علی")}, ${isolated("خان")} took part`;
  expect(drawn(sentence).join("")).toBe("علی, خان took part");
});

test("letters that no font has are named, and printed as their numbers", () => {
  expect(unprintable("王 Wei 王 🚀 தமிழ்")).toEqual(["王", "🚀"]);
  expect(drawn("王 Wei")).toEqual(["[U+738B] Wei"]);
});

test.each([
  // The number of glyphs. Letters that join share a glyph, and each sign is drawn once.
  ["ক্ষ", 1],
  ["র্ম", 2],
  ["জ্যোতির্ময়", glyphs("জ্যো").length + glyphs("তি").length + glyphs("র্ম").length + glyphs("য়").length],
  ["দ্বিজেন্দ্রনাথ", glyphs("দ্বি").length + glyphs("জে").length + glyphs("ন্দ্র").length + glyphs("নাথ").length],
  ["क्ष", 1],
  ["श्री", 2],
])("%s is shaped as browsers do", (word, count) => {
  expect(glyphs(word)).toHaveLength(count);
});

test("a vowel sign that is written after its letter is drawn before it", () => {
  const [ka, i] = [glyphs("ক"), glyphs("ি")];
  expect(glyphs("কি")).toEqual([i.at(0), ka.at(0)]);
});
