import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Unreachable } from "../../../../shared/testing/fake-server";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { deviceFixture } from "../../testing/viewer-fixture";
import { ActivityPanel } from "./activity-panel";

const LINE = {
  ...{ kind: "LOG_IN", userName: "", method: "PASSWORD", outcome: "DONE", list: null, times: 1, entries: 0 },
  userAgent: deviceFixture("phone").userAgent,
  ...{ firstAt: "2025-02-20T06:30:00.000Z", lastAt: "2025-02-20T06:45:00.000Z" },
};
const page = (lines: readonly object[], endCursor: string | null) => ({
  edges: lines.map((line, index) => ({
    node: { ...LINE, id: `${endCursor ?? "last"}${String(index)}`, ...line },
  })),
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});
const lines = async () => (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);

test("says what was tried, how often, from which browser and when, and shows more on request", async () => {
  const requestedCursors: unknown[] = [];
  renderScreen(<ActivityPanel />, {
    recentActivity: ({ after = null }) => {
      requestedCursors.push(after);
      const confirmation = { kind: "CONFIRMATION", outcome: "DONE" };
      const refusal = { kind: "REFUSED", method: null, outcome: "REFUSED", list: "allUsers", times: 2 };
      if (after !== null) return page([{ method: "TOTP", outcome: "REFUSED" }, confirmation, refusal], null);
      const read = { kind: "LIST_READ", method: null, outcome: null, list: "teamsPage", userAgent: "" };
      return page(
        [{}, { outcome: "WRONG", times: 12 }, { ...read, userName: "Asha Rao", times: 2, entries: 80 }],
        "next",
      );
    },
  });
  expect(await lines()).toEqual([
    "Logged inPassword, Chrome on Android20 Feb 2025, 12:15 PM IST",
    "Failed login, 12 timesPassword, Chrome on AndroidFrom 20 Feb 2025, 12:00 PM IST to 20 Feb 2025, 12:15 PM IST",
    "Asha Rao viewed: Teams80 entries in 2 viewsFrom 20 Feb 2025, 12:00 PM IST to 20 Feb 2025, 12:15 PM IST",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(6));
  expect((await lines())[3]).toContain("Login refused after too many triesAuthenticator app");
  expect((await lines())[4]).toContain("Identity confirmedPassword, Chrome on Android");
  expect((await lines())[5]).toMatch(/^Access refused: .*, 2 timesChrome on Android/);
  expect(requestedCursors).toEqual([null, "next"]);
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

test("more that cannot be fetched says so, and what was there stays", async () => {
  renderScreen(<ActivityPanel />, {
    recentActivity: ({ after = null }) => {
      if (after !== null) throw new Unreachable();
      return page([{}], "next");
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("More entries could not be loaded. Try again.");
  expect(await lines()).toHaveLength(1);
});
