import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { Unreachable, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { MayContext } from "../../../shared/session/may";
import { AdminSearch } from "./admin-search";

const TABS = [
  { value: "overview", label: "Overview" },
  { value: "payments", label: "Payments" },
  { value: "rankings", label: "Rankings" },
];
const page = (...nodes: object[]) => ({ edges: nodes.map((node) => ({ node })) });
const payment = {
  id: "p1",
  teamName: "Null Pointers",
  reference: "SS-7K3QWP",
  status: "accepted",
  transactionId: "412345678901",
  receiptNumber: 42,
};
const ANSWERS: Answers = {
  users: () => page({ id: "u1", name: "Asha Rao", email: "asha@club.test", teamName: "Null Pointers" }),
  teamsPage: () => page({ id: "t1", name: "Null Pointers", reference: "SS-7K3QWP" }),
  paymentsPage: () => page(payment),
};

const show = (answers: Answers = ANSWERS, may: (permission: string) => boolean = () => true, tabs = TABS) =>
  renderScreen(
    <MayContext value={may}>
      <AdminSearch tabs={tabs}>{(button) => button}</AdminSearch>
    </MayContext>,
    answers,
    "/admindashboard",
  );
const find = async (text: string) => {
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.type(await screen.findByRole("combobox", { name: "Search" }), text);
};
const options = (group: string) =>
  within(screen.getByRole("group", { name: group }))
    .getAllByRole("option")
    .map((option) => [option.textContent, option.getAttribute("href")]);
const address = () => screen.getByTestId("address").textContent;

beforeEach(() => fakeMedia({ width: 1280 }));

test("Ctrl + K finds people, teams, transfers and receipts, and Enter opens what the arrows chose", async () => {
  show();
  await find("null");
  expect(await screen.findByText("4 results")).toBeVisible();
  expect(options("People")).toEqual([
    ["Asha Raoasha@club.test · Null Pointers", "/admindashboard?tab=users&user=u1"],
  ]);
  expect(options("Teams")).toEqual([["Null PointersSS-7K3QWP", "/admindashboard?tab=teams&id=t1"]]);
  expect(options("Payments")).toEqual([
    ["Null Pointers412345678901", "/admindashboard?tab=payments&status=all&q=412345678901&payment=p1"],
  ]);
  expect(options("Receipts")).toEqual([["R-00042Null Pointers", "/receipts/42"]]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(address()).toBe("/admindashboard?tab=teams&id=t1");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("Enter opens no result of the previous text while the new one is searched", async () => {
  show();
  await find("null");
  await screen.findByText("4 results");
  await userEvent.keyboard("x{Enter}");
  expect(address()).toBe("/admindashboard");
  expect(await screen.findByText("4 results")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(address()).toBe("/admindashboard?tab=users&user=u1");
});

test("a payment that waits opens in the queue", async () => {
  show({ ...ANSWERS, paymentsPage: () => page({ ...payment, status: "pending", receiptNumber: null }) });
  await find("412345678901");
  await userEvent.click(await screen.findByRole("option", { name: /412345678901/ }));
  expect(address()).toBe("/admindashboard?tab=payments&q=412345678901");
});

test("tabs and their parts are found by name, and all tabs before anything is typed", async () => {
  show({});
  await userEvent.click(screen.getByRole("button", { name: /^Search the admin area/ }));
  expect(await screen.findByText("3 results")).toBeVisible();
  await userEvent.type(screen.getByRole("combobox"), "o");
  expect(options("Tabs")).toContainEqual(["OwingPayments", "/admindashboard?tab=payments&status=owing"]);
});

test("a tab with a Hindi name is also found by its English name", async () => {
  show({}, undefined, [{ value: "mail", label: "मेल" }]);
  await find("mail");
  expect(options("Tabs")).toEqual([
    ["मेल", "/admindashboard?tab=mail"],
    ["Scheduledमेल", "/admindashboard?tab=mail&view=scheduled"],
    ["Failedमेल", "/admindashboard?tab=mail&view=failed"],
  ]);
});

test("only lists that the reader may read are asked for", async () => {
  const users = jest.fn(ANSWERS["users"]);
  show({ ...ANSWERS, users }, (permission) => permission === "paymentsPage");
  await find("null");
  expect(await screen.findByText("2 results")).toBeVisible();
  expect(users).not.toHaveBeenCalled();
  expect(screen.queryByRole("group", { name: "Teams" })).not.toBeInTheDocument();
});

test("a list that cannot be searched is said, and the others are shown", async () => {
  show({
    ...ANSWERS,
    users: () => {
      throw new Unreachable();
    },
  });
  await find("null");
  expect(await screen.findByText(/Some lists could not be searched\./)).toBeVisible();
  expect(options("Teams")).toHaveLength(1);
});

test("a search that reaches no list does not say that nothing was found", async () => {
  const fail = () => {
    throw new Unreachable();
  };
  show(Object.fromEntries(Object.keys(ANSWERS).map((name) => [name, fail])));
  await find("zzzz");
  expect(await screen.findByText(/Some lists could not be searched\./)).toBeVisible();
  expect(
    screen.queryByText("Nothing was found. Check the spelling, or search for something else."),
  ).not.toBeInTheDocument();
});
