import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { PageDataProvider } from "../../shared/page-data/page-data";
import { PageStore } from "../../shared/page-data/page-store";
import { fakeViewport } from "../../shared/testing/fake-viewport";
import { TIMINGS } from "../../shared/timings";
import { MembersPage } from "./members-page";
import { BATCHES, membersOf, INITIAL_DATA } from "./testing/members-fixture";

/** Milliseconds until the server replies. A test may also make the server unavailable (`away`). */
let latency: number;
let away: boolean;
const ask = jest.fn(async (_text: string, variables: object) => {
  const { key } = variables as { readonly key: string };
  await new Promise((resolve) => setTimeout(resolve, latency));
  if (away) throw new Error("The server answered 503.");
  return { memberBatch: { key, kind: "alumni", members: membersOf(key) } };
});

beforeEach(() => {
  jest.useFakeTimers();
  fakeViewport();
  ask.mockClear();
  [latency, away] = [50, false];
});
afterEach(() => jest.useRealTimers());

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

const show = (at = "/cdcteam", data = INITIAL_DATA) =>
  render(
    <PageDataProvider store={new PageStore(ask, data)}>
      <MemoryRouter initialEntries={[at]}>
        <MembersPage />
        <Address />
      </MemoryRouter>
    </PageDataProvider>,
  );

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const tab = (name: string) => screen.getByRole("tab", { name });
const open = (name: string) => fireEvent.click(tab(name));
const people = () => within(screen.getByRole("tabpanel")).queryAllByRole("article");
const names = () => people().map((card) => within(card).getByRole("heading").textContent);
const status = () => within(screen.getByRole("tabpanel")).getByRole("status").textContent;
const animation = () => screen.queryByRole("presentation", { hidden: true });
const requestedBatches = () => ask.mock.calls.map(([, variables]) => (variables as { key: string }).key);

test("the faculty card shows name, role, message and links", () => {
  show();
  const card = screen.getByRole("region", { name: "Dr. Meenakshi Iyer" });
  expect(card).toHaveTextContent("Faculty coordinator");
  expect(card).toHaveTextContent("Bring me a wrong solution.");
  expect(within(card).getByRole("img")).toHaveAttribute("src", "/media/faculty/meenakshi-iyer.svg");
  expect(within(card).getByRole("link", { name: /^Mail/ })).toHaveAttribute(
    "href",
    "mailto:meenakshi@example.org",
  );
});

test("says that the people are samples", () => {
  show();
  expect(screen.getByText(/^This page shows sample content\. The people are not real/)).toBeVisible();
});

test("the tabs are the specification's, and the first is open", () => {
  show();
  expect(screen.getAllByRole("tab").map((each) => each.textContent)).toEqual([
    "Alumni(18-22)",
    "(19-23)",
    "(20-24)",
    "(21-25)",
    "2022-26",
    "2023-27",
    "2024-28",
  ]);
  expect(tab("(19-23)")).toHaveAccessibleDescription("Alumni of 2019-23");
  expect(tab("Alumni(18-22)")).toHaveAttribute("aria-selected", "true");
  expect(screen.getByRole("tabpanel")).toHaveAccessibleName("Alumni(18-22)");
});

test("the first view shows the loading animation for 2 seconds, then the first batch", async () => {
  expect(TIMINGS.membersLoader).toBe(2_000);
  show();
  await wait(1_999);
  expect(animation()).toHaveAttribute("src", "/animations/loading.svg");
  expect(status()).toBe("Loading Alumni(18-22)...");
  expect(people()).toEqual([]);
  await wait(1);
  expect(animation()).not.toBeInTheDocument();
  expect(names()).toEqual(["Aarav 2018-22", "Zara 2018-22"]);
  expect(status()).toBe("Alumni(18-22): 2 people");
});

test("each batch is asked for when its tab is opened, and once", async () => {
  show();
  await wait(2_000);
  expect(requestedBatches()).toEqual(["2018-22"]);
  open("2023-27");
  await wait(2_000);
  expect(requestedBatches()).toEqual(["2018-22", "2023-27"]);
  open("Alumni(18-22)");
  await wait(2_000);
  expect(names()[0]).toBe("Aarav 2018-22");
  expect(requestedBatches()).toHaveLength(2);
});

test("switching tabs takes 2 seconds, also back to one that was open before", async () => {
  show();
  await wait(2_000);
  for (const [name, key] of [
    ["(19-23)", "2019-23"],
    ["Alumni(18-22)", "2018-22"],
  ] as const) {
    open(name);
    expect(tab(name)).toHaveAttribute("aria-selected", "true");
    await wait(1_999);
    expect(people()).toEqual([]);
    await wait(1);
    expect(names()[0]).toBe(`Aarav ${key}`);
  }
});

test("loading that takes longer than 2 seconds shows its people as soon as they are there", async () => {
  latency = 5_000;
  show();
  await wait(4_999);
  expect(animation()).toBeInTheDocument();
  await wait(1);
  expect(people()).toHaveLength(2);
});

test("switching on while a batch loads leaves that one out, and waits 2 seconds from the last switch", async () => {
  show();
  await wait(2_000);
  open("2022-26");
  await wait(1_500);
  open("2024-28");
  await wait(1_999);
  expect(people()).toEqual([]);
  await wait(1);
  expect(names()).toEqual(["Aarav 2024-28", "Zara 2024-28"]);
});

test("a failed load says so and offers to try again, which waits no more than it must", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  away = true;
  show();
  await wait(2_000);
  expect(animation()).not.toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Alumni(18-22) could not be loaded. Check your connection and try again.",
  );
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await wait(50);
  expect(screen.getByRole("alert")).toBeVisible();
  away = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await wait(50);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(names()[0]).toBe("Aarav 2018-22");
  expect(ask).toHaveBeenCalledTimes(3);
});

test("the open tab is in the address, and an address opens its tab", async () => {
  show("/cdcteam?batch=2022-26");
  await wait(2_000);
  expect(tab("2022-26")).toHaveAttribute("aria-selected", "true");
  expect(requestedBatches()).toEqual(["2022-26"]);
  open("(21-25)");
  expect(screen.getByTestId("address")).toHaveTextContent("/cdcteam?batch=2021-25");
});

test("an address with a batch that does not exist opens the first", () => {
  show("/cdcteam?batch=1066-70");
  expect(tab("Alumni(18-22)")).toHaveAttribute("aria-selected", "true");
});

test("arrow keys, Home and End move between the tabs without opening one; only the open one is in the tab order", async () => {
  show();
  await wait(2_000);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  act(() => tab("Alumni(18-22)").focus());
  const way = [
    ["ArrowLeft", "2024-28"],
    ["ArrowRight", "Alumni(18-22)"],
    ["ArrowRight", "(19-23)"],
    ["End", "2024-28"],
    ["Home", "Alumni(18-22)"],
    ["ArrowUp", "Alumni(18-22)"],
  ] as const;
  for (const [key, name] of way) {
    await user.keyboard(`{${key}}`);
    expect(tab(name)).toHaveFocus();
  }
  expect(requestedBatches()).toEqual(["2018-22"]);
  expect(screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab("Alumni(18-22)")]);
});

test("a card of an alumnus has name, placement, mail, social links and photo", async () => {
  show();
  await wait(2_000);
  const [full, bare] = people() as [HTMLElement, HTMLElement];
  expect(full).toHaveTextContent("Software Engineer, Banyan Payments");
  expect(within(full).getByRole("img", { name: "Portrait of Aarav 2018-22" })).toBeVisible();
  expect(
    within(full)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual([
    "mailto:aarav@example.org",
    "https://example.org/linkedin/aarav",
    "https://example.org/instagram/aarav",
  ]);
  expect(
    within(bare)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["mailto:zara@example.org"]);
});

test("a card of a student has the role, where one is given", async () => {
  show(`/cdcteam?batch=${BATCHES[4]?.key ?? ""}`);
  await wait(2_000);
  const [full, bare] = people() as [HTMLElement, HTMLElement];
  expect(full).toHaveTextContent("President");
  expect(bare).not.toHaveTextContent("President");
});

test("a club without people on the page says so, without an empty heading", () => {
  show("/cdcteam", {
    "MembersPage {}": { siteContent: { faculty: null, hasSamplePeople: false, memberBatches: [] } },
  });
  expect(screen.getByText("No people are listed yet")).toBeVisible();
  expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
  expect(screen.queryByRole("tablist")).toBeNull();
});
