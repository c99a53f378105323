/** @jest-environment <rootDir>/../scripts/jest/shared-environment.ts */
import { SITE_CONTENT } from "../shared/testing/embedded-club";
import { HOME } from "../pages/home/testing/home-fixture";
import { renderPage, type RenderedPage } from "./entry-server";

const SITE = { origin: "https://club.example", content: SITE_CONTENT };

/** Renders an address as the server does, without any browser object. */
function rendered(address: string): Promise<RenderedPage> {
  return renderPage(address, SITE, (text) => Promise.resolve(answer(text)));
}

function answer(text: string): object {
  if (text.startsWith("query HomePage")) return HOME;
  if (text.startsWith("query EventPage")) return { event: null };
  throw new Error(`not expected: ${text}`);
}

test("a public page is made where there is no window, for a visitor who is signed out", async () => {
  expect(globalThis).not.toHaveProperty("window");
  const { status, head, body, initialData } = await rendered("/");
  expect(status).toBe(200);
  expect(head).toContain("<title>");
  expect(head).toContain('<link rel="canonical" href="https://club.example/"');
  expect(body).toContain("CDC began as six students around one whiteboard.");
  expect(body).toContain(">Login</a>");
  expect(initialData).toContain("HomePage {}");
});

test("pages made at once each say what the content said when they were begun", async () => {
  const renamed = { ...SITE_CONTENT, club: { ...SITE_CONTENT.club, name: "</script> Club" } };
  const ask = (text: string) => Promise.resolve(answer(text));
  const pages = await Promise.all(
    [SITE_CONTENT, renamed].map((content) => renderPage("/", { ...SITE, content }, ask)),
  );
  const [before = "", after = ""] = pages.map(({ head, body, initialData }) => head + body + initialData);
  expect(before).toContain('"name":"CDC Coding Club","shortName"');
  expect(before).not.toContain("script> Club");
  expect(after).toContain("<title>Coding contests and classes · &lt;/script&gt; Club</title>");
  expect(after).toContain('aria-label="CDC, &lt;/script&gt; Club, home"');
  expect(after).toContain('<script type="application/json" id="club">{"name":"\\u003c/script> Club",');
  expect(after).not.toContain('"name":"CDC Coding Club"');
});

test("the 404 too, for an address without a route", async () => {
  const { status, head, body } = await rendered("/no-such-page");
  expect(status).toBe(404);
  expect(head).toContain('<meta name="robots" content="noindex"');
  expect(body).toContain("There is no page here");
});

test("an event that there is not is looked up and not drawn", async () => {
  expect(await rendered("/events/no-such-event")).toEqual({
    status: 404,
    head: "",
    body: "",
    initialData: "",
  });
});

test("what the server cannot learn, it does not guess", async () => {
  const away = () => Promise.reject(new Error("the database is away"));
  await expect(renderPage("/", SITE, away)).rejects.toThrow("the database is away");
});
