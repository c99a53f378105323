import { type AudiencePerson, type AudienceTeam, NO_TEAM } from "../../teams/contract/audience.js";
import { textIn } from "../../../kernel/languages/message.js";
import { mailLanguage } from "./mail-language.js";
import { audienceLabel } from "../audience/audience-label.js";
import {
  addressedOf,
  fillIn,
  fillInLine,
  mailFiller,
  mailValues,
  missingOf,
  unknownPlaceholders,
  unknownPlaceholderText,
  type MailEvent,
} from "./mail-template.js";

const EVENT: MailEvent = {
  title: "Syntax Siege 2025",
  feePaise: 36_000,
  minTeamSize: 3,
  qualifyingRank: 2,
  teamPage: "https://club.example/events/syntaxsiege/registration",
};
const person = (name: string, more: Partial<AudiencePerson> = {}): AudiencePerson => ({
  name,
  email: `${name.toLowerCase()}@example.org`,
  hasAccount: true,
  confirmed: true,
  isLeader: false,
  hasHandle: true,
  ...more,
});
const asha = person("Asha", { isLeader: true });
const team = (more: Partial<AudienceTeam> = {}): AudienceTeam => ({
  id: "1",
  name: "Null Pointers",
  reference: "SS-7K3QX9",
  ranking: null,
  qualified: (more.ranking ?? Infinity) <= EVENT.qualifyingRank,
  paymentStatus: "incomplete",
  people: [asha, person("Ravi"), person("Meera")],
  ...more,
});

test("every placeholder is filled in with the value it names", () => {
  const text =
    "{name}|{team}|{members}|{missing}|{ranking}|{reference}|{amount}|{eventTitle}|{teamPage}|{ not }|{}";
  expect(fillIn(text, mailValues(EVENT, team({ ranking: 2 }), asha))).toBe(
    "Asha|Null Pointers|Asha, Ravi and Meera|the payment|2|SS-7K3QX9|₹360|Syntax Siege 2025|https://club.example/events/syntaxsiege/registration|{ not }|{}",
  );
  const cents = mailValues({ ...EVENT, feePaise: 12_305 }, team(), asha);
  expect([cents.amount, cents.ranking, cents.missing]).toEqual(["₹123.05", "not ranked yet", "nothing"]);
});

test.each([
  ["nothing", team()],
  ["1 more member", team({ people: [asha, person("Ravi")] })],
  ["2 more members", team({ people: [asha] })],
  [
    "the Codeforces handle of Ravi",
    team({ people: [asha, person("Ravi", { hasHandle: false }), person("M")] }),
  ],
  ["the payment", team({ ranking: 1, paymentStatus: "rejected" })],
  ["nothing", team({ ranking: 1, paymentStatus: "pending" })],
  ["nothing", team({ ranking: 3 })],
  [
    "1 more member, the Codeforces handles of Ann and Bo and the payment",
    team({ ranking: 1, people: [person("Ann", { hasHandle: false }), person("Bo", { hasHandle: false })] }),
  ],
])("a team lacks %s", (words, lacking) => {
  expect(missingOf(EVENT, lacking)).toBe(words);
});

test("a free event lacks no payment", () => {
  expect(missingOf({ ...EVENT, feePaise: 0 }, team({ ranking: 1 }))).toBe("nothing");
});

test("what is filled in is neither a placeholder nor a second line of a subject", () => {
  const values = mailValues(EVENT, team({ name: "{reference}" }), person("A\r\nBcc: all@example.org\u2028x"));
  expect(fillIn("{team}", values)).toBe("{reference}");
  expect(fillInLine("For {name} $& $1", values)).toBe("For A Bcc: all@example.org x $& $1");
});

describe("what is filled in is in the language of its line", () => {
  const lacking = team({ people: [asha, person("Ravi", { hasHandle: false })] });
  const titles = [
    { language: "en", title: EVENT.title },
    { language: "hi", title: "सिंटैक्स सीज 2025" },
  ];
  const filled = (subject: string, text: string, of = lacking) =>
    mailFiller({ subject, text })({ event: { ...EVENT, titles }, team: of, person: asha });

  test("in a mail of one language, also where a line has no word of its own", () => {
    expect(filled("{team}: {ranking}", "आपकी टीम में बाकी है: {missing}।\n\n{members}\n{eventTitle}")).toEqual({
      subject: "Null Pointers: अभी रैंक नहीं",
      text: "आपकी टीम में बाकी है: 1 और सदस्य और Ravi का Codeforces हैंडल।\n\nAsha और Ravi\nसिंटैक्स सीज 2025",
    });
  });

  test("in a mail of several, one below another", () => {
    const text =
      "Missing in {eventTitle}: {missing}.\n\nबाकी है: {missing}।\n\n{eventTitle}-এ বাকি: {missing}।";
    expect(filled("Missing", text).text.split("\n\n")).toEqual([
      "Missing in Syntax Siege 2025: 1 more member and the Codeforces handle of Ravi.",
      "बाकी है: 1 और सदस्य और Ravi का Codeforces हैंडल।",
      "Syntax Siege 2025-এ বাকি: আরও 1 জন সদস্য ও Ravi-এর Codeforces হ্যান্ডেল।",
    ]);
  });

  test("for a person in no team, and for a team that lacks nothing", () => {
    const none = team({ ...NO_TEAM, people: [asha] });
    expect(filled("টিম: {team} ({reference})", "").subject).toBe("টিম: Null Pointers (SS-7K3QX9)");
    expect(filled("টিম: {team} ({reference})", "", none).subject).toBe("টিম: এখনও কোনো টিম নেই (এখনও নেই)");
    expect(filled("Team: {team} ({reference})", "", none).subject).toBe("Team: no team yet (none yet)");
    expect(filled("बाकी: {missing}", "", team()).subject).toBe("बाकी: कुछ नहीं");
  });

  test("by most of its letters; placeholders and addresses are no words", () => {
    expect(mailLanguage("Syntax Siege में आपका बहुत-बहुत स्वागत है, {name}")).toBe("hi");
    expect(mailLanguage("সময়: https://club.example/events/syntaxsiege/registration")).toBe("bn");
    expect(mailLanguage("Hello and welcome, {name} (नमस्ते)")).toBe("en");
    expect(mailLanguage("{name}, 12: https://club.example")).toBeNull();
  });
});

test("unknown placeholders are named once, with those there are", () => {
  expect(unknownPlaceholders("{name} {nme} {nme} {constructor} { x } {1} {team}")).toEqual([
    "nme",
    "constructor",
  ]);
  expect(unknownPlaceholderText(["nme"])).toBe(
    "{nme} is not a placeholder. You can use {name}, {team}, {members}, {missing}, {ranking}, {reference}, {amount}, {eventTitle}, {teamPage}",
  );
});

test("each address once, whatever its case; who has none is counted", () => {
  const typed = person("Typed", { hasAccount: false, email: null });
  const again = person("Again", { email: "ASHA@example.org", hasAccount: false });
  const teams = [team({ people: [asha, person("Ravi"), typed] }), team({ id: "2", people: [again] })];
  const names = (whom: Parameters<typeof addressedOf>[1]) => {
    const { addressed, withoutAddress } = addressedOf(teams, whom);
    return [addressed.map((one) => one.person.name), withoutAddress];
  };
  expect(names("LEADERS")).toEqual([["Asha"], 0]);
  expect(names("ACCOUNTS")).toEqual([["Asha", "Ravi"], 0]);
  expect(names("EVERYONE")).toEqual([["Asha", "Ravi"], 1]);
});

test("who was added and has not agreed gets none, whomever it goes to", () => {
  const teams = [team({ people: [asha, person("Ravi", { confirmed: false })] })];
  for (const whom of ["LEADERS", "ACCOUNTS", "EVERYONE"] as const)
    expect(addressedOf(teams, whom).addressed.map((one) => one.person.name)).toEqual(["Asha"]);
});

const ALL = {
  fitting: true,
  missing: null,
  paymentStatus: null,
  qualified: null,
  rankFrom: null,
  rankTo: null,
  teamIds: [],
} as const;
test.each([
  ["The leaders of all teams", ALL, "LEADERS"],
  ["Everyone in all teams", ALL, "EVERYONE"],
  [
    "Account holders in teams with missing handles and whose payment is rejected",
    { ...ALL, missing: "HANDLES", paymentStatus: "rejected" },
    "ACCOUNTS",
  ],
  [
    "The leaders of teams that qualified and ranked 2 or better",
    { ...ALL, qualified: true, rankTo: 2 },
    "LEADERS",
  ],
  [
    "The leaders of teams ranked 2 to 5, plus one team chosen by hand",
    { ...ALL, rankFrom: 2, rankTo: 5, teamIds: ["1"] },
    "LEADERS",
  ],
  ["Everyone in 2 teams chosen by hand", { ...ALL, fitting: false, teamIds: ["1", "2"] }, "EVERYONE"],
] as const)("%s", (words, filter, whom) => {
  expect(textIn("en", audienceLabel(filter, whom))).toBe(words);
});

test("a choice of people is read in another language with its parts in that one's order", () => {
  const filter = { ...ALL, missing: "HANDLES", qualified: true, teamIds: ["1", "2"] } as const;
  expect(textIn("hi", audienceLabel(filter, "LEADERS"))).toBe(
    "लीडर: वे टीमें जिनमें हैंडल बाकी हैं और जो क्वालीफ़ाई हुईं, साथ में हाथ से चुनी गई 2 टीमें",
  );
});
