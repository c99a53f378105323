import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { LocalTeamScreen } from "./local-team-screen";

const RAVI = { name: "Ravi Kumar", email: "ravi@example.org", phone: "9876543210" };
const MEERA = { name: "Meera Sen", email: "meera@example.org", phone: "9876543211" };

const stored = () => JSON.parse(localStorage.getItem("teamMembers") ?? "[]") as unknown;
const store = (...members: object[]) => localStorage.setItem("teamMembers", JSON.stringify(members));
const button = (name: string) => screen.getByRole("button", { name });
const add = () => userEvent.click(button("Add to the list"));

// Renders without Apollo, so that any request to the server fails the test.
const show = () =>
  render(
    <MemoryRouter>
      <LocalTeamScreen />
    </MemoryRouter>,
  );

async function fill({ name, email, phone }: typeof RAVI) {
  await userEvent.type(screen.getByLabelText("Name"), name);
  await userEvent.type(screen.getByLabelText("Email"), email);
  await userEvent.type(screen.getByLabelText("Phone"), phone);
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test("says that nothing leaves the device, and that the list is empty", () => {
  show();
  expect(screen.getByText(/^We do not send this page's entries to the club\./)).toBeVisible();
  expect(screen.getByText("Your list is empty.")).toBeVisible();
  expect(screen.getByText("0 of 2 people")).toBeVisible();
  expect(screen.getByRole("link", { name: "Open the team page" })).toHaveAttribute("href", "/createTeam");
});

test("all three fields are required", async () => {
  show();
  await userEvent.type(screen.getByLabelText("Name"), "   ");
  await add();
  expect(await screen.findByRole("alert")).toHaveTextContent("All fields are required.");
  expect(screen.getByLabelText("Name")).toHaveFocus();
  expect(screen.getByLabelText("Phone")).toHaveAccessibleDescription(/Enter your teammate’s phone number/);
  expect(localStorage).toHaveLength(0);
});

test("a slip in a filled field has its own text", async () => {
  show();
  await fill({ name: "Ravi Kumar", email: "ravi", phone: "12345" });
  await add();
  expect(await screen.findByRole("alert")).not.toHaveTextContent("All fields are required.");
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(/Invalid email format/);
  expect(screen.getByLabelText("Phone")).toHaveAccessibleDescription(/Phone number must be 10 digits/);
});

test("keeps a member, empties the form, and refuses the same e-mail again", async () => {
  show();
  await fill({ ...RAVI, phone: "98765 43210" });
  await add();
  expect(await screen.findByText("ravi@example.org")).toBeVisible();
  expect(stored()).toEqual([RAVI]);
  expect(screen.getByLabelText("Name")).toHaveValue("");
  await fill({ ...MEERA, email: "RAVI@example.org" });
  await add();
  const text = "A person with this e-mail is already in your list. Use another e-mail.";
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(stored()).toEqual([RAVI]);
});

test("two members fill the list: the form gives way to the limit", async () => {
  store(RAVI);
  show();
  await fill(MEERA);
  await add();
  expect(
    await screen.findByText(
      /^A team cannot have more than 3 members\. You are the leader, so 2 other people can join\./,
    ),
  ).toBeVisible();
  expect(screen.queryByLabelText("Name")).not.toBeInTheDocument();
  expect(stored()).toEqual([RAVI, MEERA]);
});

test("a removed member can be taken back, at the same place", async () => {
  store(RAVI, MEERA);
  show();
  await userEvent.click(button("Remove Ravi Kumar from the list"));
  expect(stored()).toEqual([MEERA]);
  expect(screen.getByText("Ravi Kumar was removed from the list.")).toBeVisible();
  expect(button("Undo and keep Ravi Kumar")).toHaveFocus();
  await userEvent.click(button("Undo and keep Ravi Kumar"));
  expect(stored()).toEqual([RAVI, MEERA]);
  expect(screen.queryByText("Ravi Kumar was removed from the list.")).not.toBeInTheDocument();
});

test("the team's name is kept while it is typed", async () => {
  show();
  await userEvent.type(screen.getByLabelText(/^Team name/), "Null Pointers");
  expect(localStorage.getItem("teamName")).toBe("Null Pointers");
  await userEvent.clear(screen.getByLabelText(/^Team name/));
  expect(localStorage).toHaveLength(0);
});

test("follows another tab", () => {
  show();
  store(RAVI);
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "teamMembers" })));
  expect(screen.getByText("Ravi Kumar")).toBeVisible();
});

test("an entry of markup is only text", () => {
  store({ ...RAVI, name: '<img src=x onerror="alert(1)">' });
  show();
  expect(screen.getByText('<img src=x onerror="alert(1)">')).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("where storage is forbidden it says so instead of taking a member", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  show();
  expect(screen.getByRole("alert")).toHaveTextContent(
    /^Error: This browser does not let the site store data/,
  );
  expect(screen.queryByLabelText("Name")).not.toBeInTheDocument();
});

test("a full storage is reported, and the typed text stays", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  show();
  await fill(RAVI);
  await add();
  expect(await screen.findByRole("alert")).toHaveTextContent("This browser did not save the member.");
  expect(screen.getByLabelText("Name")).toHaveValue("Ravi Kumar");
});
