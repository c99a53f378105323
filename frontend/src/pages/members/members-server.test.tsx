import { act, screen } from "@testing-library/react";
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

test("the server's HTML has the first batch for readers without script", () => {
  const view = renderToString(
    <PageDataProvider store={new PageStore(() => new Promise(() => undefined), EMBEDDED)}>
      <MemoryRouter initialEntries={["/cdcteam"]}>
        <MembersPage />
      </MemoryRouter>
    </PageDataProvider>,
  );
  const plain = /<noscript>.*<\/noscript>/.exec(view)?.[0] ?? "";
  expect(plain).toContain("Aarav 2018-22");
  expect(plain).toContain("Software Engineer, Banyan Payments");
  expect(plain).toContain('src="/media/members/aarav.svg"');
  expect(plain).toContain("mailto:zara@example.org");
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
