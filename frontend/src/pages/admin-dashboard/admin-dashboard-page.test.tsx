import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearSession, writeSession } from "../../shared/session/session-store";
import { fakeMedia } from "../../shared/testing/fake-layout";
import { loginResponse } from "../../shared/testing/login-response";
import { renderScreen } from "../../shared/testing/render-screen";
import { AdminDashboardPage } from "./admin-dashboard-page";

let isBroken = false;
jest.mock("../../features/admin-overview/components/overview-section", () => ({
  OverviewSection: () => <p>what waits</p>,
}));
jest.mock("../../features/admin-events/components/notices-section", () => ({
  get NoticesSection() {
    if (isBroken) throw new TypeError("Failed to fetch dynamically imported module");
    return () => <p>the notices</p>;
  },
}));
jest.mock("../../features/admin-audit/components/audit-section", () => ({
  AuditSection: () => <p>the log</p>,
}));

const answers = { adminOverview: () => ({ waiting: { payments: 7 } }) };
beforeEach(() => {
  fakeMedia({ width: 1280 });
  writeSession(loginResponse({ role: "Superadmin" }));
});
afterEach(() => act(() => clearSession(true)));

test("the overview comes first; heading and title name the tab, and waiting payments are counted", async () => {
  renderScreen(<AdminDashboardPage />, answers, "/admindashboard");
  expect(await screen.findByText("what waits")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Overview$/);
  expect(await screen.findByRole("tab", { name: "Payments 7 waiting" })).toBeVisible();
  await userEvent.click(screen.getByRole("tab", { name: "Audit" }));
  expect(await screen.findByText("the log")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Audit$/);
  expect(document.title).toMatch(/^Audit · Admin · /);
  expect(screen.getByTestId("address")).toHaveTextContent("/admindashboard?tab=audit");
});

/** The Superadmin's tabs, in their order. */
const TABS = [
  ...["Overview", "Profile", "Users", "Teams", "Rankings", "Check-in", "Certificates", "Payments7 waiting"],
  ...["Bank statement", "Events", "Notices", "Content", "Mail", "Season", "Settings", "Integrations", "Bin"],
  "Audit",
];

test("the tabs by keyboard: arrows move, Enter opens, Back returns", async () => {
  renderScreen(<AdminDashboardPage />, answers, "/admindashboard");
  expect(await screen.findByText("what waits")).toBeVisible();
  await screen.findByRole("tab", { name: "Payments 7 waiting" });
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(TABS);
  act(() => screen.getByRole("tab", { name: "Overview" }).focus());
  await userEvent.keyboard("{End}");
  await waitFor(() => expect(screen.getByRole("tab", { name: "Audit" })).toHaveFocus());
  await userEvent.keyboard("{ArrowUp}");
  await waitFor(() => expect(screen.getByRole("tab", { name: "Bin" })).toHaveFocus());
  await userEvent.keyboard("{ArrowDown}");
  await waitFor(() => expect(screen.getByRole("tab", { name: "Audit" })).toHaveFocus());
  expect(screen.getByTestId("address")).toHaveTextContent(/^\/admindashboard$/);
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("the log")).toBeVisible();
  expect(screen.getByTestId("address")).toHaveTextContent("/admindashboard?tab=audit");
  act(() => history.back());
  expect(await screen.findByText("what waits")).toBeVisible();
});

test("on a phone the tab's name opens the others, and the focus goes to the one that was chosen", async () => {
  fakeMedia({ width: 360 });
  renderScreen(<AdminDashboardPage />, answers, "/admindashboard");
  await screen.findByText("what waits");
  expect(screen.queryByRole("tab")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: /^Overview/ }));
  const menu = within(screen.getByRole("dialog", { name: "Tabs of the admin area" }));
  expect(menu.getAllByRole("tab")).toHaveLength(18);
  await userEvent.click(menu.getByRole("tab", { name: "Audit" }));
  expect(await screen.findByText("the log")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("tabpanel", { name: "Audit" })).toHaveFocus();
});

test("a tab whose script cannot be fetched says so in its place, and can be tried again", async () => {
  isBroken = true;
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  renderScreen(<AdminDashboardPage />, answers, "/admindashboard?tab=notices");
  expect(await screen.findByRole("alert")).toHaveTextContent("This tab could not be loaded.");
  expect(screen.getByRole("tab", { name: "Audit" })).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("the notices")).toBeVisible();
});

test("a Superadmin who comes back from a view of a student is not led home before the view has ended", async () => {
  const viewer = jest.fn(() => ({ id: "01890000-0000-7000-8000-000000000003", role: "USER", grants: [] }));
  const student = loginResponse({ role: "User" });
  sessionStorage.setItem("user", JSON.stringify({ ...student, viewId: "1", back: "/admindashboard" }));
  try {
    act(() => writeSession(loginResponse({ role: "Superadmin" })));
    renderScreen(<AdminDashboardPage />, { ...answers, viewer }, "/admindashboard");
    await waitFor(() => expect(viewer).toHaveBeenCalled());
    await act(() => new Promise((resolve) => setTimeout(resolve))); // Waits until the reply is rendered.
    expect(screen.getByText("Loading...")).toBeVisible();
    expect(screen.getByTestId("address")).toHaveTextContent(/^\/admindashboard$/);
  } finally {
    sessionStorage.removeItem("user");
  }
});

test("the search stays open, with its text, while the window becomes narrower than a column of tabs needs", async () => {
  const lists: EventTarget[] = [];
  const wide = globalThis.matchMedia;
  globalThis.matchMedia = (query) => {
    const list = wide(query);
    lists.push(list);
    return list;
  };
  renderScreen(<AdminDashboardPage />, answers, "/admindashboard");
  expect(await screen.findByText("what waits")).toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.type(await screen.findByRole("combobox", { name: "Search" }), "au");
  fakeMedia({ width: 800 });
  act(() => lists.forEach((list) => list.dispatchEvent(new Event("change"))));
  expect(await screen.findByText("All tabs")).toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Search" })).toHaveValue("au");
});
