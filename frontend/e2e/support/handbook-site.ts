import { expect, type Locator, type Page } from "@playwright/test";
import { demoAdmin, graphql, openAdmin, seedTeams } from "./demo-site";
import { startSite, type Site } from "./site";
import { csvOf, HEADINGS, line } from "./statement";
import { test as base } from "./test";

/** The folder for the PNG pictures; set by scripts/handbook-pictures.mjs. */
const folder = process.env["HANDBOOK_PICTURES"] ?? "";
/** The morning of the contest's first day: teams have registered, some have paid, and people are arriving. */
const NOW = "2025-02-24T10:30:00+05:30";
const TEAMS = 60;
/** A realistic number of teams that go on to Round 2. */
const QUALIFYING_RANK = 24;
const NOTHING_SET = {
  UPI_ID: "",
  BANK_ACCOUNT_NAME: "",
  BANK_ACCOUNT_NUMBER: "",
  BANK_IFSC: "",
  ADMIN_EMAIL: "",
  ADMIN_PASSWORD: "",
};

const EVENT = `query { currentEvent {
  id slug state title summary description image schedule venue maxTeamSize fee
  hours room contact rules prizes syllabus faq
  firstDay lastDay
} }`;
const UPDATE = "mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { message } }";

/** Playwright's test with a site on the first day of its contest, and the Superadmin's page. */
export const test = base.extend<{ readonly admin: Page }>({
  site: async ({ siteNamed }, provide) => {
    await provide(await siteNamed("the handbook", startHandbookSite));
  },
  admin: async ({ openPerson }, provide) => {
    const page = await openPerson();
    await page.clock.setFixedTime(NOW);
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAdmin(page, "overview");
    await provide(page);
  },
});

async function startHandbookSite(): Promise<Site> {
  const clock = new URL("./set-clock.mjs", import.meta.url).href;
  const env = { ...NOTHING_SET, CLOCK_STARTS_AT: NOW, NODE_OPTIONS: `--import=${clock}` };
  const site = await startSite(env, (databaseUrl) => seedTeams(databaseUrl, TEAMS));
  const admin = await demoAdmin(site);
  const { currentEvent } = await graphql<{ currentEvent: { id: string } }>(site, admin, EVENT);
  const { id: eventId, ...kept } = currentEvent;
  const changed = {
    qualifyingRank: QUALIFYING_RANK,
    registration: "auto",
    registrationOpensAt: "2025-02-01T09:00:00+05:30",
    registrationClosesAt: "2025-02-23T17:00:00+05:30",
    notices: [],
  };
  await graphql(site, admin, UPDATE, { input: { eventId, ...kept, ...changed } });
  return site;
}

/**
 * Opens a tab of the admin area and waits for its heading.
 * @param query additional parameters of the address
 */
export async function open(page: Page, tab: string, query = ""): Promise<void> {
  await page.goto(`/admindashboard?tab=${tab}${query === "" ? "" : `&${query}`}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/**
 * Saves a picture of the page's current view.
 * @param from the element to show at the top, below the bar
 */
export async function picture(page: Page, name: string, from?: Locator): Promise<void> {
  await expect(page.getByText("Loading...")).toHaveCount(0);
  if (from !== undefined) {
    await from.evaluate((element) => {
      window.scrollTo({
        top: element.getBoundingClientRect().top + window.scrollY - 90,
        behavior: "instant",
      });
    });
  }
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.png`, animations: "disabled" });
}

interface Reported {
  readonly status: string;
  readonly transactionId: string;
}
interface Team {
  readonly reference: string;
  readonly paymentStatus: string;
}

/**
 * Returns a short statement in HDFC Bank's layout. The statement contains reported payments (one with too little
 * money), a payment with a team's reference, and an unrelated line.
 */
export async function shortStatement(site: Site): Promise<string> {
  const query = "{ reportedPayments { status transactionId } teams { reference paymentStatus } }";
  type Reply = { readonly reportedPayments: readonly Reported[]; readonly teams: readonly Team[] };
  const { reportedPayments, teams } = await graphql<Reply>(site, await demoAdmin(site), query);
  const pending = reportedPayments.filter(({ status }) => status === "pending").slice(0, 6);
  const silent = teams.find(({ paymentStatus }) => paymentStatus === "incomplete")?.reference ?? "";
  const lines = pending.map(({ transactionId }, at) =>
    line(`UPI-TEAM FEE-${String(at + 1)}`, transactionId, at === 5 ? "300.00" : "360.00"),
  );
  lines.push(
    line(`NEFT ${silent}`, "700000000001", "360.00"),
    line("UPI-MESS BILL", "700000000002", "360.00"),
  );
  return csvOf([HEADINGS, ...lines], ",").replaceAll("01/03/25", "23/02/25");
}

/**
 * Returns the name of a leader whose team goes on to Round 2 and has paid.
 * @throws Error if there is none
 */
export async function whoMayCome(site: Site): Promise<string> {
  const query = "{ teams { ranking paymentStatus leader { name } } }";
  type Leader = { readonly name: string } | null;
  type Place = { readonly ranking: number | null; readonly paymentStatus: string; readonly leader: Leader };
  const { teams } = await graphql<{ readonly teams: readonly Place[] }>(site, await demoAdmin(site), query);
  const qualified = teams.find(
    ({ ranking, paymentStatus }) => paymentStatus === "accepted" && (ranking ?? Infinity) <= QUALIFYING_RANK,
  );
  if (!qualified?.leader) throw new Error("no team may come");
  return qualified.leader.name;
}
