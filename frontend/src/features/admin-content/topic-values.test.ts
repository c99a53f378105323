import { formOf } from "./topic-forms";
import {
  addPeople,
  asAlumni,
  bodyOf,
  differences,
  graduatedBatch,
  mergedRecord,
  placeLabel,
} from "./topic-values";
import { formIn } from "./translation-form";

const fieldsOf = (topic: string) => formOf(topic)?.fields ?? [];

test("what is sent has no blanks around texts, and no empty ones that may be left out", () => {
  const person = { id: "a", name: " Asha ", role: "", email: "a@example.org", instagram: "  " };
  const value = { sample: false, label: "2025-29 ", kind: "students", members: [person] };
  expect(JSON.parse(bodyOf(value, fieldsOf("members/2025-29")))).toEqual({
    sample: false,
    label: "2025-29",
    kind: "students",
    members: [{ id: "a", name: "Asha", email: "a@example.org" }],
  });
  expect(JSON.parse(bodyOf({ lines: ["Room 204 ", "", " India"] }, fieldsOf("address")))).toEqual({
    lines: ["Room 204", "India"],
  });
  expect(JSON.parse(bodyOf({ cards: [{ width: "200", height: "wide" }] }, fieldsOf("about")))).toEqual({
    cards: [{ title: "", description: "", icon: "", width: 200, height: "wide" }],
  });
});

test("a place is named as the form names it", () => {
  expect(placeLabel("testimonials[3].feedback", fieldsOf("testimonials"))).toBe("Testimonials 4, Quote");
  expect(placeLabel("liveLink.path", fieldsOf("club"))).toBe("Live event, Page");
  expect(placeLabel("members", fieldsOf("members/2025-29"))).toBe("People");
  expect(placeLabel("", fieldsOf("club"))).toBe("This part");
  expect(placeLabel("members/2022-26: members[0]", fieldsOf("members/2025-29"))).toContain("2022-26");
});

test("what changed is named by who it is about, wherever they stand; a new order changes nothing", () => {
  const asha = { id: "asha", name: "Asha", feedback: "Good" };
  const ravi = { id: "ravi", name: "Ravi", feedback: "Fine" };
  const body = (...testimonials: object[]) => JSON.stringify({ sample: true, testimonials });
  const fields = fieldsOf("testimonials");
  expect(differences(body(asha, ravi), body(ravi, asha), fields)).toEqual([]);
  expect(differences(body(asha, ravi), body(ravi, { ...asha, feedback: "Great" }), fields)).toEqual([
    { place: "Asha: Quote", before: "Good", after: "Great" },
  ]);
  expect(differences(body(asha), body(asha, ravi), fields)).toEqual([
    { place: "Ravi: Name", before: null, after: "Ravi" },
    { place: "Ravi: Quote", before: null, after: "Fine" },
  ]);
});

test("students whose last year is over have graduated, alumni long since", () => {
  const [students, alumni] = [{ kind: "students" }, { kind: "alumni" }];
  expect(graduatedBatch("members/2022-26", students, "2026-06-30")).toBeNull();
  expect(graduatedBatch("members/2022-26", students, "2026-07-01")).toBe("2022-26");
  expect(graduatedBatch("members/2022-26", alumni, "2026-07-01")).toBeNull();
  expect(graduatedBatch("members/founders", students, "2026-07-01")).toBeNull();
  expect(asAlumni({ kind: "students", label: "2022-26", members: [1] }, "2022-26")).toEqual({
    kind: "alumni",
    label: "Alumni(22-26)",
    members: [1],
  });
});

test("people of a list are added once, by their address", () => {
  const there = [{ id: "asha", name: "Asha", email: "asha@example.org" }];
  const people = [
    { name: "Asha Rao", email: "Asha@example.org" },
    { name: "Ravi", email: "ravi@example.org" },
    { name: "Ravi again", email: "ravi@example.org " },
    { name: "No address", email: "" },
    { name: "None either", email: "" },
  ];
  const { members, added, known } = addPeople(there, people);
  expect([added, known]).toEqual([3, 2]);
  expect(members.map(({ name }) => name)).toEqual(["Asha", "Ravi", "No address", "None either"]);
  expect(new Set(members.map(({ id }) => id)).size).toBe(4);
});

test("mine stays over theirs, with what only they changed", () => {
  const before = { title: "A", summary: "", rules: null, notices: [], venue: "Hall" };
  const mine = { title: "B", notices: [], venue: "Hall " };
  const theirs = { title: "C", summary: "New.", rules: "One.", notices: [{ title: "N" }], venue: "Hall" };
  expect(mergedRecord(before, mine, theirs, fieldsOf("events/a"))).toEqual({
    ...{ title: "B", summary: "New.", rules: "One.", venue: "Hall" },
    notices: [{ title: "N", description: "" }],
  });
  // A field that was emptied in my edit stays empty.
  const full = { title: "A", rules: "One.", notices: [] };
  const emptied = { title: "A", rules: "", notices: [] };
  expect(mergedRecord(full, emptied, { ...full, hours: "5 PM" }, fieldsOf("events/a"))).toEqual({
    ...{ title: "A", hours: "5 PM" },
    notices: [],
  });
});

test("of translations, one keeps those of one's own and what only others translated", () => {
  const english = [
    { key: "title", english: "Title", max: 60, isLong: false },
    { key: "summary", english: "Summary", max: 60, isLong: false },
  ];
  const fields = formIn("hi/events/a", { english })?.fields ?? [];
  const title = { english: "Title", text: "शीर्षक" };
  const summary = { english: "Summary", text: "सार" };
  const none = { texts: {} };
  expect(mergedRecord(none, { texts: { summary } }, { texts: { title } }, fields)).toEqual({
    texts: { title, summary },
  });
  // If both edits translated a text, `mine` wins. A text removed in `mine` stays removed.
  const [mine, both] = [{ ...title, text: "नाम" }, { texts: { title, summary } }];
  const theirs = { texts: { title: { ...title, text: "अन्य" }, summary } };
  expect(mergedRecord(both, { texts: { title: mine } }, theirs, fields)).toEqual({
    texts: { title: mine },
  });
});
