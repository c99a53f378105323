import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Role } from "@contract/kernel/contract/roles";
import { clearSession, writeSession } from "../../../shared/session/session-store";
import { eventFixture } from "../../../shared/testing/event-fixture";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { Unreachable } from "../../../shared/testing/fake-server";
import { loginResponse } from "../../../shared/testing/login-response";
import { renderScreen } from "../../../shared/testing/render-screen";
import { MayContext } from "../../../shared/session/may";
import { OverviewSection } from "./overview-section";

beforeEach(() => fakeMedia({ width: 1280 }));
afterEach(() => act(() => clearSession()));

const row = (name: string | null, teams: number) => ({ name, signUps: 9, teams, complete: 2, paid: 1 });
const waiting = {
  payments: 12,
  oldestReportAt: new Date(Date.now() - 3.2 * 86_400_000).toISOString(),
  unclaimedLines: 2,
  unclaimedAmount: 86_000,
  cashSlips: 1,
  cashAmount: 36_000,
  failedMails: 0,
};
const overview = (more: object = {}) => ({
  eventSlug: "syntaxsiege",
  waiting,
  backup: null,
  gaps: { members: 1, handles: 0, payment: 4 },
  figures: {
    teams: 5,
    complete: 2,
    paid: 1,
    funnel: { accounts: 40, inTeams: 10, inCompleteTeams: 6, inPaidTeams: 3 },
    days: [row("2025-02-01", 3), row("2025-02-03", 2)],
    colleges: [row("NIT Alpha", 4), row(null, 1)],
  },
  ...more,
});
const wentBack = {
  paymentId: "p1",
  teamName: "Lazy Cursors",
  teamReference: "SS-7K3QWP",
  date: "2025-03-02",
  amount: 36_000,
};
const NO_SAMPLES = { people: 0, testimonials: 0, glimpses: 0, events: 0, texts: 0 };
const show = (
  answer: () => unknown = overview,
  statementWarnings: readonly object[] = [],
  events: readonly object[] = [],
  samples: object = NO_SAMPLES,
  isSampleClub = false,
  mailServer: object = { name: "host", value: "smtp.example.org", fixedBy: null },
) =>
  renderScreen(
    <MayContext value={() => true}>
      <OverviewSection />
    </MayContext>,
    {
      adminOverview: answer,
      events: () => events,
      statementWarnings: () => statementWarnings,
      samples: () => samples,
      siteContent: () => ({ club: { sample: isSampleClub } }),
      clubSettings: () => ({ fields: [mailServer] }),
    },
    "/admindashboard",
  );

test.each([
  [{ ...NO_SAMPLES, texts: 1 }, false],
  [{ ...NO_SAMPLES, events: 1 }, false],
  [NO_SAMPLES, true],
])(
  "of samples %j with the sample's name kept: %s, it leads to the tab Content",
  async (samples, isSampleClub) => {
    show(overview, [], [], samples, isSampleClub);
    const link = await screen.findByRole("link", { name: "Show these parts" });
    expect(link).toHaveAttribute("href", "/admindashboard?tab=content");
  },
);

test("nothing is said of a site without samples", async () => {
  show();
  await screen.findByRole("region", { name: "Open tasks" });
  expect(screen.queryByRole("link", { name: "Show these parts" })).toBeNull();
});

test.each([
  ["", null, 1],
  ["", "SMTP_URL", 0],
  ["smtp.example.org", null, 0],
])(
  "with the mail server %j, set by %s, %s links lead to the mail settings",
  async (value, fixedBy, count) => {
    writeSession(loginResponse({ role: Role.Superadmin }));
    show(overview, [], [], NO_SAMPLES, false, { name: "host", value, fixedBy });
    await screen.findByRole("region", { name: "Open tasks" });
    const links = screen.queryAllByRole("link", { name: "Set up a mail server" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      Array.from({ length: count }, () => "/admindashboard?tab=settings"),
    );
  },
);

test("each thing that waits has its number and leads to the very list", async () => {
  show();
  const list = within(await screen.findByRole("region", { name: "Open tasks" }));
  expect(list.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["12payments to checkThe oldest report has waited for 3 days.", "/admindashboard?tab=payments"],
    ["1cash slip to confirmHelpers at the desk collected ₹360.", "/admindashboard?tab=payments"],
    [
      "2bank lines without a team₹860 received, but not yet given to a team.",
      "/admindashboard?tab=statements",
    ],
  ]);
});

test("an accepted payment whose money went back comes first, and leads to itself", async () => {
  show(overview, [wentBack]);
  const link = await screen.findByRole("link", { name: /whose money was returned: Lazy Cursors/ });
  expect(link).toHaveTextContent("A bank statement shows that ₹360 was returned to the payer.");
  const to = "/admindashboard?tab=payments&status=accepted&q=SS-7K3QWP&payment=p1";
  expect(link).toHaveAttribute("href", to);
  expect(screen.getAllByRole("listitem")[0]).toContainElement(link);
});

test("the current event leads to its season once its last day is over", async () => {
  const over = eventFixture({ title: "Siege 2025", state: "current", lastDay: "2025-03-02" });
  show(
    overview,
    [],
    [over, eventFixture({ id: "e2", title: "Siege 2024", state: "past", lastDay: "2024-03-02" })],
  );
  const link = await screen.findByRole("link", { name: /season to close/ });
  expect(link).toHaveTextContent("1season to close: Siege 2025");
  expect(link).toHaveAttribute("href", "/admindashboard?tab=season");
});

test("nothing waits; nothing to count", async () => {
  show(() =>
    overview({
      waiting: {
        payments: 0,
        oldestReportAt: null,
        unclaimedLines: null,
        unclaimedAmount: null,
        cashSlips: null,
        cashAmount: null,
        failedMails: null,
      },
      gaps: null,
      figures: null,
    }),
  );
  expect(await screen.findByText("You have no open tasks.")).toBeVisible();
  expect(screen.getByText("There is no current event.")).toBeVisible();
});

const MADE = {
  madeAt: "2025-02-20T06:45:00.000Z",
  places: ["/backups", "s3://club/saves"],
  failures: 0,
  reason: "",
};
test.each([
  [MADE, "Last complete backup: 20 Feb 2025, 12:15 PM IST, in /backups, s3://club/saves"],
  [
    { ...MADE, places: [], failures: 2, reason: "its disk is full." },
    "Last complete backup: 20 Feb 2025, 12:15 PM ISTThe last backups failed. Reason for the latest failure: its disk is full.",
  ],
  [
    { madeAt: null, places: [], failures: 1, reason: "no room." },
    "There is no backup of this site yet. Run club backup on the server to make one.The last backup failed: no room.",
  ],
])(
  "a Superadmin reads when and where the last whole backup was made, and why later ones failed: %j",
  async (backup, text) => {
    show(() => overview({ backup }));
    expect(await screen.findByRole("region", { name: "Backups" })).toHaveTextContent(text, {
      normalizeWhitespace: true,
    });
  },
);

test("others read nothing of backups", async () => {
  show();
  await screen.findByRole("region", { name: "Open tasks" });
  expect(screen.queryByRole("region", { name: "Backups" })).toBeNull();
});

test("a chart says in words what it comes to, and reads as a table", async () => {
  show();
  expect(
    await screen.findByRole("img", { name: "Teams: 5. Most in a day: 3, 1 Feb 2025." }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: /^Show as table.*Day by day/ }));
  const table = within(screen.getByRole("table", { name: "Day by day" }));
  expect(table.getAllByRole("row").map((each) => each.textContent)).toEqual([
    "DaySign-upsTeamsComplete teamsPaid teams",
    "1 Feb 20259321",
    "2 Feb 20250000",
    "3 Feb 20259221",
  ]);
  await userEvent.click(screen.getByRole("button", { name: /^Show as chart.*Day by day/ }));
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

test("the server away: it says so and can be asked again", async () => {
  let isAway = true;
  show(() => {
    if (isAway) throw new Unreachable();
    return overview();
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  isAway = false;
  await userEvent.click(again);
  expect(await screen.findByRole("region", { name: "Open tasks" })).toBeVisible();
});
