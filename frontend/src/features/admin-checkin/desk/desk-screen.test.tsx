import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ADMIN_ERRORS } from "@contract/kernel/contract/admin-texts";
import { ERRORS } from "@contract/kernel/contract/catalogue";
import { indiaDay } from "@contract/kernel/contract/india-time";
import { refusal } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { DeskScreen } from "./desk-screen";

jest.mock("../../../shared/sealed-store/sealed-store", () => ({
  importKey: () => Promise.resolve({}),
  get: () => Promise.resolve(null),
  put: () => Promise.resolve(),
  drop: () => Promise.resolve(),
}));

const person = (id: string, name: string, refused: string | null = null) => ({
  ...{ id, name, refusal: refused, teamName: "Null Pointers", handle: null, passHash: id },
});
const LIST = {
  key: "a",
  readAt: "2026-03-01T04:00:00Z",
  desk: {
    ...{ eventId: "e", eventTitle: "Siege", expected: 2 },
    sessions: [{ id: "s", day: indiaDay(new Date()), name: "Whole day", checkedIn: 0 }],
  },
  people: [person("a", "Asha Rao"), person("m", "Meera Nair", "NOT_PAID"), person("r", "Ravi Kumar")],
  checkIns: [],
};

async function open(checkIn: jest.Mock): Promise<void> {
  // As newer browsers answer; what a component hands on of it breaks the page.
  Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
  renderScreen(<DeskScreen userId="u" eventSlug={null} />, {
    checkInList: () => LIST,
    checkInChanges: () => ({ readAt: LIST.readAt, checkIns: [] }),
    checkIn,
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

test("of a walk-in that is refused the reason stays where it was written", async () => {
  await open(
    jest.fn(() => {
      throw refusal("DESK_SESSION_NOT_FOUND");
    }),
  );
  await userEvent.type(screen.getByLabelText("Find by name, team or handle"), "Meera");
  await userEvent.click(screen.getByRole("button", { name: "Walk-in: Meera Nair" }));
  const dialog = within(screen.getByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Reason"), "Paid in cash");
  await userEvent.click(dialog.getByRole("button", { name: "Let in" }));
  expect(await dialog.findByText(ADMIN_ERRORS.DESK_SESSION_NOT_FOUND.message)).toBeVisible();
  expect(dialog.getByLabelText("Reason")).toHaveValue("Paid in cash");
});
