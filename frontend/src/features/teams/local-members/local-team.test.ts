import { clearSession } from "../../../shared/session/session-store";
import { readLocalTeam, subscribeLocalTeam, writeLocalTeam } from "./local-team";

const RAVI = { name: "Ravi Kumar", email: "ravi@example.org", phone: "9876543210" };
const EMPTY = { teamName: "", members: [] };

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test("writes the specification's three keys, and takes them away when nothing is left", () => {
  expect(writeLocalTeam({ teamName: "Null Pointers", members: [RAVI] })).toBe(true);
  expect(JSON.parse(localStorage.getItem("teamMembers")!)).toEqual([RAVI]);
  expect(localStorage.getItem("teamName")).toBe("Null Pointers");
  expect(JSON.parse(localStorage.getItem("teamData")!)).toEqual({ name: "Null Pointers", members: [RAVI] });
  expect(readLocalTeam()).toEqual({ teamName: "Null Pointers", members: [RAVI] });
  writeLocalTeam(EMPTY);
  expect(localStorage).toHaveLength(0);
});

test("reads teamData where the other keys are missing or broken", () => {
  localStorage.setItem("teamData", JSON.stringify({ name: "Null Pointers", members: [RAVI] }));
  localStorage.setItem("teamMembers", "[{");
  expect(readLocalTeam()).toEqual({ teamName: "Null Pointers", members: [RAVI] });
});

test.each([
  ["no JSON", "{'name'"],
  ["null", "null"],
  ["a number", "7"],
  ["a text", '"Ravi"'],
  ["an object", '{"length":3}'],
  ["a list of anything", '[null,1,"x",[],{},{"name":""},{"name":{}},{"toString":1}]'],
  ["a prototype", '[{"__proto__":{"name":"x"}}]'],
])("%s is an empty list", (_case, stored) => {
  localStorage.setItem("teamMembers", stored);
  localStorage.setItem("teamData", stored);
  expect(readLocalTeam()).toEqual(EMPTY);
});

test("of an entry only texts of a bearable length count, of a list the first ten", () => {
  const entry = { name: ` ${"x".repeat(10_000)}`, email: 7, phone: null, more: "y" };
  localStorage.setItem("teamMembers", JSON.stringify(Array.from({ length: 300 }, () => entry)));
  localStorage.setItem("teamName", "n".repeat(10_000));
  const { teamName, members } = readLocalTeam()!;
  expect(teamName).toHaveLength(50);
  expect(members).toHaveLength(10);
  expect(members[0]).toEqual({ name: "x".repeat(120), email: "", phone: "" });
});

test("is the same object until storage changes", () => {
  writeLocalTeam({ teamName: "", members: [RAVI] });
  expect(readLocalTeam()).toBe(readLocalTeam());
});

test("forbidden storage reads as null and takes nothing", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  expect(readLocalTeam()).toBeNull();
  expect(writeLocalTeam({ teamName: "", members: [RAVI] })).toBe(false);
});

test("storage that is full half-way keeps what was there, in every key", () => {
  const before = { teamName: "Old", members: [] };
  writeLocalTeam(before);
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, text) {
    if (key === "teamData" && text.includes("Ravi")) throw new DOMException("full", "QuotaExceededError");
    setItem.call(this, key, text);
  });
  expect(writeLocalTeam({ teamName: "New", members: [RAVI] })).toBe(false);
  expect(readLocalTeam()).toEqual(before);
  expect(localStorage.getItem("teamMembers")).toBe("[]");
});

test("tells of changes here, in other tabs and by a logout, and of nothing else", () => {
  const listener = jest.fn();
  const stop = subscribeLocalTeam(listener);
  writeLocalTeam({ teamName: "", members: [RAVI] });
  expect(listener).toHaveBeenCalledTimes(1);
  for (const key of ["theme", "teamMembers", null]) dispatchEvent(new StorageEvent("storage", { key }));
  expect(listener.mock.calls.length).toBeGreaterThanOrEqual(3);
  listener.mockClear();
  clearSession(true);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readLocalTeam()).toEqual(EMPTY);
  stop();
  writeLocalTeam({ teamName: "", members: [RAVI] });
  expect(listener).toHaveBeenCalledTimes(1);
});
