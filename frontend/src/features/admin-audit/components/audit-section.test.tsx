import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { renderScreen } from "../../../shared/testing/render-screen";
import { textOf, watchDownloads } from "../../../shared/testing/watch-downloads";
import { AuditSection } from "./audit-section";

const TEAM = "01890000-0000-7000-8000-000000000001";
const ADMIN = "01890000-0000-7000-8000-000000000002";
/**
 * Returns entry number `n`. Two actions alternate, because consecutive entries with the same action may be combined
 * into one row.
 */
const entry = (n: number) => ({
  id: `01890000-0000-7000-8000-0000000001${String(n).padStart(2, "0")}`,
  at: "2025-03-01T06:30:00.000Z",
  actorId: ADMIN,
  actorName: "Uma Iyer",
  action: n % 2 === 0 ? "team.update" : "team.delete",
  targetType: "team",
  targetId: TEAM,
  targetName: `Team ${n}`,
  details: "{}",
});
const PAGES = [
  [entry(1), entry(2)],
  [entry(3), entry(4)],
];

/** Shows the log of four entries, which the server sends in two pages. Returns the arguments of each request. */
function show(at = "/admindashboard?tab=audit") {
  const asked: Record<string, unknown>[] = [];
  renderScreen(
    <AuditSection />,
    {
      auditEntries: (args) => {
        asked.push({ ...args });
        const page = args.after === "cursor" ? 1 : 0;
        return {
          edges: PAGES[page]?.map((node) => ({ node, cursor: node.id })),
          pageInfo: { hasNextPage: page === 0, endCursor: page === 0 ? "cursor" : null },
          totalCount: 4,
        };
      },
      auditActors: () => [{ id: ADMIN, name: "Uma Iyer" }],
      listReads: () => ({ edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 }),
    },
    at,
  );
  return asked;
}
const rows = () => within(screen.getByRole("list", { name: "Audit log" })).getAllByRole("listitem");
const address = () => screen.getByTestId("address").textContent;

beforeEach(() => fakeMedia({ width: 1280 }));

test("the newest entries come first, and a press shows more of them", async () => {
  show();
  expect(await screen.findByText("4 entries, newest first")).toBeVisible();
  expect(rows()).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(rows()[3]).toHaveTextContent("Uma Iyer changed a team: Team 4");
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("action, person and days are asked of the server, and are in the address", async () => {
  const asked = show();
  await screen.findByText("4 entries, newest first");
  await userEvent.selectOptions(screen.getByLabelText("Action"), "deleted a team");
  await userEvent.selectOptions(screen.getByLabelText("Person"), "Uma Iyer");
  await userEvent.type(screen.getByLabelText(/^To/), "2025-03-01");
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ action: "team.delete", actorId: ADMIN, to: "2025-03-01" }),
  );
  expect(address()).toBe(`/admindashboard?tab=audit&act=team.delete&actor=${ADMIN}&to=2025-03-01`);
});

test("an entry leads to all entries about the same item, and one press back to all", async () => {
  const asked = show();
  await screen.findByText("4 entries, newest first");
  const [link] = screen.getAllByRole("link", { name: /all entries about this item/ });
  await userEvent.click(link as Element);
  expect(await screen.findByText(/^Only entries about/)).toHaveTextContent("Only entries about Team 1");
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ targetId: TEAM }));
  await userEvent.click(screen.getByRole("button", { name: "Show all entries" }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ targetId: null }));
});

test("an export has every entry that matches, with the stored values", async () => {
  const saved = watchDownloads();
  const asked = show("/admindashboard?tab=audit&q=team");
  await screen.findByText("4 entries, newest first");
  await userEvent.click(screen.getByRole("button", { name: "Export as CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await textOf(saved[0]?.blob)).trimEnd().split("\r\n");
  expect(lines[0]).toBe("\uFEFFAt,Who,Act,Kind,Name,ID,Details");
  expect(lines).toHaveLength(5);
  expect(lines[4]).toContain(`,Uma Iyer,team.update,team,Team 4,${TEAM},`);
  expect(asked.at(-1)).toMatchObject({ search: "team", after: "cursor" });
});
