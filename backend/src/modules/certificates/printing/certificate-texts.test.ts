import { ENGLISH_TITLES } from "../../../kernel/languages/language.js";
import { FIRST_LAYOUTS } from "../contract/certificate-layout.js";
import type { CertificateLanguage } from "../contract/certificate.enums.js";
import { certificateTexts } from "./certificate-texts.js";

const FACTS = {
  name: "Ada Lovelace",
  teamName: "Null Pointers",
  college: null,
  place: 2,
  eventTitle: "Syntax Siege",
  eventDays: "28 February to 2 March 2025",
  issuedAt: new Date("2025-03-02T05:00:00Z"),
};

const textsIn = (language: CertificateLanguage, facts = FACTS) => {
  const { text, issued } = certificateTexts(FIRST_LAYOUTS[language].rank, facts, {
    club: "CDC",
    verifyUrl: "https://x.example.org",
    eventTitles: ENGLISH_TITLES,
  });
  return [text.replaceAll("\u00a0", " "), issued];
};

test("days, the place and the day of issue are in the language of the layout", () => {
  expect(textsIn("en")).toEqual([
    "won the 2nd place in Syntax Siege, held on 28 February to 2 March 2025, with the team Null Pointers.",
    "Issued on 2 March 2025",
  ]);
  expect(textsIn("hi")).toEqual([
    "ने 28 फ़रवरी से 2 मार्च 2025 को आयोजित Syntax Siege में 2रा स्थान पाया, टीम Null Pointers के साथ।",
    "2 मार्च 2025 को जारी",
  ]);
  expect(textsIn("bn", { ...FACTS, place: 11, eventDays: "2 March 2025" })).toEqual([
    "2 মার্চ 2025 তারিখে অনুষ্ঠিত Syntax Siege-এ 11তম স্থান পেয়েছেন, Null Pointers টিমের সঙ্গে।",
    "2 মার্চ 2025 তারিখে প্রদত্ত",
  ]);
});
