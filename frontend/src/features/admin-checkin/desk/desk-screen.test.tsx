import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ADMIN_ERRORS } from "@contract/kernel/contract/admin-texts";
import { ERRORS } from "@contract/kernel/contract/catalogue";
import { indiaDay } from "@contract/kernel/contract/india-time";
import { keepDeskKey } from "../../../shared/session/desk-key";
import { refusal, Unreachable } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { DeskScreen } from "./desk-screen";

/** The data stored on this phone, by name. */
const mockStored = new Map<string, unknown>();
jest.mock("../../../shared/sealed-store/sealed-store", () => ({
  importKey: () => Promise.resolve({}),
  get: (_key: unknown, name: string) => Promise.resolve(mockStored.get(name) ?? null),
  put: (_key: unknown, name: string, value: unknown) => Promise.resolve(void mockStored.set(name, value)),
  drop: () => Promise.resolve(),
}));
beforeEach(() => {
  mockStored.clear();
  sessionStorage.clear();
});

const person = (id: string, name: string, refused: string | null = null) => ({
  ...{ id, name, refusal: refused, teamName: "Null Pointers", handle: null, passHash: id },
  ...{ college: null, universityRollNo: null },
});
const LIST = {
  key: "a",
  readAt: "2026-03-01T04:00:00Z",
  desk: {
    ...{ eventId: "e", eventTitle: "Siege", expected: 2 },
    sessions: [{ id: "s", day: indiaDay(new Date()), name: "All day", checkedIn: 0, walkIns: 0 }],
  },
  people: [person("a", "Asha Rao"), person("m", "Meera Nair", "NOT_PAID"), person("r", "Ravi Kumar")],
  checkIns: [],
};

const row = (id: string, memberId: string | null, method = "NAME") => ({
  ...{ id, memberId, method, sessionId: "s", name: null, note: null },
  ...{ at: "2026-03-01T04:30:00Z", byName: "Asha", revertedAt: null },
});
const counts = () => screen.getByText(/checked in.*expected/);

async function open(checkIn: jest.Mock, more: Record<string, () => unknown> = {}): Promise<void> {
  // This `scrollIntoView` returns a promise, as in newer browsers. If an effect returned the promise, the page would
  // break.
  Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
  renderScreen(<DeskScreen userId="u" eventSlug={null} />, {
    checkInList: () => LIST,
    checkInChanges: () => ({ readAt: LIST.readAt, checkIns: [] }),
    checkIn,
    ...more,
  });
  await screen.findByLabelText("Session");
}
const choose = async (name: string) => {
  const field = screen.getByLabelText("Find by name, team or handle");
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));
};
const answered = ({ input }: { readonly input: Record<string, unknown> }) => {
  const [entry] = input["entries"] as { id: string; memberId: string }[];
  const who = LIST.people.find(({ id }) => id === entry?.memberId);
  const result = { entryId: entry?.id, outcome: "IN", personName: who?.name, teamName: who?.teamName };
  return { results: [{ ...result, checkIn: null }], desk: LIST.desk };
};

test("a check-in that the server refuses is no welcome: the one from before is gone", async () => {
  const checkIn = jest.fn(answered);
  await open(checkIn);
  await choose("Asha");
  expect(await screen.findByRole("alert")).toHaveTextContent(/Welcome.*Asha Rao/s);
  checkIn.mockImplementation(() => {
    throw refusal("FORBIDDEN");
  });
  await choose("Ravi");
  expect(await screen.findByText(ERRORS.FORBIDDEN.message)).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(/Not checked in/);
  expect(screen.queryByText(/Welcome/)).not.toBeInTheDocument();
});

/** Replaces the server. Its replies wait until the returned functions are called. */
function delayed(outcomes: Record<string, string> = {}) {
  const replies: Record<string, () => void> = {};
  const checkIn = jest.fn((args: Parameters<typeof answered>[0]) => {
    const { results, desk } = answered(args);
    const [{ memberId = "" } = {}] = args.input["entries"] as { memberId?: string }[];
    const outcome = outcomes[memberId] ?? "IN";
    const reply = { desk, results: results.map((one) => ({ ...one, outcome })) };
    return new Promise((resolve) => (replies[memberId] = () => resolve(reply)));
  });
  return { checkIn, reply: (id: string) => act(() => replies[id]?.()) };
}

test("a second press on a person whose check-in is being sent is ignored", async () => {
  const { checkIn, reply } = delayed();
  await open(checkIn);
  await choose("Asha");
  await choose("Asha");
  reply("a");
  expect(await screen.findByRole("alert")).toHaveTextContent(/Welcome.*Asha Rao/s);
  expect(checkIn).toHaveBeenCalledTimes(1);
  await choose("Asha");
  expect(checkIn).toHaveBeenCalledTimes(2);
});

test("a late verdict does not replace the next person's, and a late refusal is listed", async () => {
  const { checkIn, reply } = delayed({ a: "NOT_PAID" });
  await open(checkIn);
  await choose("Asha");
  await choose("Ravi");
  reply("r");
  expect(await screen.findByRole("alert")).toHaveTextContent(/Welcome.*Ravi Kumar/s);
  reply("a");
  expect(await screen.findByText(/^Asha Rao: /)).toBeVisible();
  expect(screen.getByText(/Welcome/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /Dismiss|Close/ }));
  expect(screen.queryByText(/^Asha Rao: /)).not.toBeInTheDocument();
});

test("of a walk-in that is refused the reason stays where it was written", async () => {
  await open(
    jest.fn(() => {
      throw refusal("DESK_SESSION_NOT_FOUND");
    }),
  );
  await userEvent.type(screen.getByLabelText("Find by name, team or handle"), "Meera");
  await userEvent.click(screen.getByRole("button", { name: "Walk-in: Meera Nair" }));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText(/^According to the list, this person may not enter\./)).toBeVisible();
  await userEvent.type(dialog.getByLabelText("Reason"), "Paid in cash");
  await userEvent.click(dialog.getByRole("button", { name: "Let in" }));
  expect(await dialog.findByText(ADMIN_ERRORS.DESK_SESSION_NOT_FOUND.message)).toBeVisible();
  expect(dialog.getByLabelText("Reason")).toHaveValue("Paid in cash");
});

test("a walk-in who is not on the list is not said to be refused by the list", async () => {
  await open(jest.fn());
  await userEvent.click(screen.getByRole("button", { name: "Add a walk-in..." }));
  expect(
    within(screen.getByRole("dialog")).getByText(/^Use this form for a person who is not on the list\./),
  ).toBeVisible();
});

test("a person checked in without a network counts at once, and still does when it was sent and no other answer came", async () => {
  const checkIn = jest.fn((): unknown => {
    throw new Unreachable();
  });
  await open(checkIn);
  await choose("Asha");
  const waits = "Checked in on this phone. The check-in is sent when the network is back.";
  expect(await screen.findByText(waits)).toBeVisible();
  expect(counts()).toHaveTextContent("1 checked in, 2 expected");
  checkIn.mockImplementation(((args: Parameters<typeof answered>[0]) => {
    const { results, ...reply } = answered(args);
    return { ...reply, results: results.map((one) => ({ ...one, checkIn: row(one.entryId ?? "", "a") })) };
  }) as () => unknown);
  act(() => void dispatchEvent(new Event("online")));
  await waitFor(() => expect(screen.queryByText(waits)).not.toBeInTheDocument());
  expect(screen.getByText("Online")).toBeVisible();
  expect(counts()).toHaveTextContent("1 checked in, 2 expected");
});

test("a desk that was opened without a network loads its list once the network is back", async () => {
  const checkInList = jest.fn((): unknown => {
    throw new Unreachable();
  });
  renderScreen(<DeskScreen userId="u" eventSlug={null} />, {
    checkInList,
    checkInChanges: () => ({ readAt: LIST.readAt, checkIns: [] }),
  });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  checkInList.mockImplementation(() => LIST);
  act(() => void dispatchEvent(new Event("online")));
  expect(await screen.findByLabelText("Session")).toBeVisible();
});

test("check-ins that were not sent before a reload are kept when another follows before the list has arrived", async () => {
  const unsent = { id: "1", memberId: "r", method: "NAME", sessionId: "s", name: null, note: null };
  mockStored.set("list ", LIST);
  mockStored.set("waiting ", [{ ...unsent, at: new Date().toISOString() }]);
  keepDeskKey({ userId: "u", key: "a" });
  await open(
    jest.fn(() => {
      throw new Unreachable();
    }),
    { checkInList: () => new Promise(() => undefined) },
  );
  await choose("Asha");
  await screen.findByText("Checked in on this phone. The check-in is sent when the network is back.");
  expect(mockStored.get("waiting ")).toMatchObject([{ memberId: "r" }, { memberId: "a" }]);
  expect(counts()).toHaveTextContent("2 checked in, 2 expected");
});

test("walk-ins are counted apart; namesakes are distinguished by college and roll number", async () => {
  const twins = [
    { ...person("d", "Diya Sawant"), college: "NIT Alpha", universityRollNo: "11" },
    { ...person("e", "Diya Sawant"), college: "NIT Beta", universityRollNo: "12" },
  ];
  const checkIns = [row("1", "d"), row("2", "e"), row("3", null, "WALK_IN"), row("4", "m", "WALK_IN")];
  const list = { ...LIST, people: [...twins, person("m", "Meera Nair", "NOT_PAID")], checkIns };
  await open(jest.fn(), { checkInList: () => list });
  expect(counts()).toHaveTextContent("2 checked in + 2 walk-ins, 2 expected");
  await userEvent.type(screen.getByLabelText("Find by name, team or handle"), "Diya beta");
  expect(screen.getAllByRole("button", { name: /^Diya/ })).toHaveLength(1);
  expect(screen.getByRole("button", { name: /^Diya Sawant\s*NIT Beta · 12/ })).toBeVisible();
});
