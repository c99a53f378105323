import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act, fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { MemoryRouter } from "react-router-dom";
import { PageDataProvider } from "../../shared/page-data/page-data";
import { PageStore } from "../../shared/page-data/page-store";
import { fakeViewport } from "../../shared/testing/fake-viewport";
import { hydratePublicPage } from "../../shared/testing/public-page";
import { MembersPage } from "./members-page";
import { EMBEDDED } from "./testing/members-fixture";

beforeEach(() => {
  jest.useFakeTimers();
  fakeViewport();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(performance, "getEntriesByName");
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/**
 * Renders the page on the server and hydrates it. The server's rendering waits for timers, which only the tests
 * advance.
 */
async function hydrate(at?: string) {
  const hydrated = hydratePublicPage(page(at));
  await jest.advanceTimersByTimeAsync(50);
  return hydrated;
}
const page = (at = "/cdcteam") => ({ page: <MembersPage />, initialData: EMBEDDED, at });

const serverHtml = () =>
  renderToString(
    <PageDataProvider store={new PageStore(() => new Promise(() => undefined), EMBEDDED)}>
      <MemoryRouter initialEntries={["/cdcteam"]}>
        <MembersPage />
      </MemoryRouter>
    </PageDataProvider>,
  );

test("the server's HTML has the first batch for readers without script", () => {
  const plain = /<noscript>.*<\/noscript>/.exec(serverHtml())?.[0] ?? "";
  expect(plain).toContain("Aarav 2018-22");
  expect(plain).toContain("Software Engineer, Banyan Payments");
  expect(plain).toContain('src="/media/members/aarav.svg"');
  expect(plain).toContain("mailto:zara@example.org");
});

/** Runs at-rest.js, as the page does before its other scripts. The first paint was 700 ms ago. */
function runAtRest(): void {
  const paint = { startTime: performance.now() - 700 };
  Object.assign(performance, { getEntriesByName: () => [paint] });
  window.eval(readFileSync(join(__dirname, "../../../public/at-rest.js"), "utf8"));
}
const status = () => screen.getByText(/^(Loading )?(Alumni|2022)/, { selector: "span:not([hidden])" });
const animation = () => screen.queryByRole("presentation", { hidden: true });

test("without the page's scripts, the loader is shown for 2 seconds from the first paint", () => {
  document.body.innerHTML = `<div id="root">${serverHtml()}</div>`;
  expect(document.body.innerHTML).not.toContain("data-needs-script");
  runAtRest();
  jest.advanceTimersByTime(1_299);
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
  expect(status()).toHaveTextContent("Loading Alumni(18-22)...");
  expect(screen.getByRole("tabpanel").innerHTML).toMatch(/^<div [^>]*aria-busy="true"/);
  jest.advanceTimersByTime(1);
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(status()).toHaveTextContent("Alumni(18-22): 2 people");
  expect(screen.getByRole("tabpanel").innerHTML).toMatch(/^<div [^>]*aria-busy="false"/);
  expect(animation()).not.toBeVisible();
});

test("without the page's scripts, an address with a batch keeps the loader until they run", () => {
  history.replaceState(null, "", "?batch=2022-26");
  document.body.innerHTML = `<div id="root">${serverHtml()}</div>`;
  runAtRest();
  jest.advanceTimersByTime(10_000);
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
  history.replaceState(null, "", "/");
});

test("the browser takes over a page that already shows the people, and they stay", async () => {
  const hydration = hydratePublicPage({
    ...page(),
    beforeHydration: () => {
      runAtRest();
      jest.advanceTimersByTime(2_000);
    },
  });
  await jest.advanceTimersByTimeAsync(50);
  const { complaints } = await hydration;
  expect(complaints).toEqual([]);
  const [first] = screen.getAllByRole("article");
  await wait(3_000);
  expect(screen.getAllByRole("article")[0]).toBe(first);
  expect(status()).toHaveTextContent("Alumni(18-22): 2 people");
  expect(animation()).not.toBeInTheDocument();
});

test("a tab that is opened before the first one was shown has its own 2 seconds", async () => {
  const hydration = hydratePublicPage({ ...page(), beforeHydration: runAtRest });
  await jest.advanceTimersByTimeAsync(50);
  await hydration;
  fireEvent.click(screen.getByRole("tab", { name: "2022-26" }));
  await wait(1_950);
  expect(status()).toHaveTextContent("Loading 2022-26...");
});

test("the browser takes it over without a complaint and shows the loader first", async () => {
  const { complaints } = await hydrate();
  expect(complaints).toEqual([]);
  await wait(1_999);
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
  await wait(1);
  expect(screen.getAllByRole("article")).toHaveLength(2);
});

test("the loader's 2 seconds count from when the visitor first saw it", async () => {
  Object.assign(performance, { getEntriesByName: () => [{ startTime: performance.now() - 700 }] });
  await hydrate();
  await wait(1_299);
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
  await wait(1);
  expect(screen.getAllByRole("article")).toHaveLength(2);
});

test("an address with a batch is taken over, too: one HTML serves every query", async () => {
  const { complaints } = await hydrate("/cdcteam?batch=2022-26");
  expect(complaints).toEqual([]);
  expect(screen.getByRole("tab", { name: "2022-26" })).toHaveAttribute("aria-selected", "true");
});
