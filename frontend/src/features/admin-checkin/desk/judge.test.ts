import { type DeskList, found, judge, tokenIn, withChanges } from "./judge";

const NOW = new Date("2026-03-01T05:00:00Z");
const person = (id: string, name: string, refusal: DeskList["people"][number]["refusal"] = null) => ({
  ...{ id, name, refusal, teamName: "Null Pointers", handle: "tourist", passHash: id },
  ...{ college: null, universityRollNo: null },
});
const checkIn = (id: string, memberId: string, revertedAt: string | null = null) => ({
  ...{ id, memberId, revertedAt, sessionId: "s", name: null, method: "NAME" as const, note: null },
  ...{ at: "2026-03-01T04:30:00Z", byName: "Asha" },
});
const LIST: DeskList = {
  key: "",
  readAt: "2026-03-01T04:00:00Z",
  desk: {
    eventId: "e",
    eventTitle: "Siege",
    expected: 1,
    sessions: [
      { id: "s", day: "2026-03-01", name: "All day", checkedIn: 0, walkIns: 0 },
      { id: "t", day: "2026-03-02", name: "All day", checkedIn: 0, walkIns: 0 },
    ],
  },
  people: [person("a", "Asha Rao"), person("m", "Meera Nair", "NOT_PAID")],
  checkIns: [checkIn("1", "r")],
};
const [asha, meera, ravi] = [LIST.people[0] ?? null, LIST.people[1] ?? null, person("r", "Ravi")];
const waiting = {
  id: "w",
  sessionId: "s",
  method: "NAME" as const,
  memberId: "a",
  name: null,
  note: null,
  at: "x",
};

test.each([
  ["who may come is in", "s", asha, [], "IN"],
  ["who has not paid is not", "s", meera, [], "NOT_PAID"],
  ["another day's session takes no one", "t", asha, [], "OTHER_DAY"],
  ["whom another phone checked in is in already", "s", ravi, [], "ALREADY"],
  ["so is whom this phone checked in and has not sent", "s", asha, [waiting], "ALREADY"],
  ["a pass of no person is unknown", "s", null, [], "UNKNOWN"],
] as const)("%s", (_title, sessionId, who, unsent, outcome) => {
  expect(judge(LIST, unsent, sessionId, who, NOW).outcome).toBe(outcome);
});

test("what others did is heard once; what was taken back is gone", () => {
  const heard = withChanges(LIST, "later", [checkIn("1", "r"), checkIn("2", "a")]);
  expect(heard.checkIns.map(({ id }) => id)).toEqual(["1", "2"]);
  expect(withChanges(heard, "later", [checkIn("1", "r", "now")]).checkIns.map(({ id }) => id)).toEqual(["2"]);
});

test("people are found by words of name, team and handle", () => {
  const names = (text: string) => found(LIST.people, text, 8).map(({ name }) => name);
  expect(names("rao null")).toEqual(["Asha Rao"]);
  expect(names("TOURIST")).toEqual(["Asha Rao", "Meera Nair"]);
  expect(names(" ")).toEqual([]);
});

test("a token is read from a pass's address, and from nothing else", () => {
  const token = "A".repeat(43);
  expect(tokenIn(`https://club.example/pass#${token}`)).toBe(token);
  expect(tokenIn("upi://pay?pa=club@bank")).toBeNull();
});
