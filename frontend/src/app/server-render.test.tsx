/** @jest-environment node */
import { HOME } from "../pages/home/testing/home-fixture";
import { renderPage, type RenderedPage } from "./entry-server";

/** What a server without any browser object makes of an address. */
function rendered(address: string): Promise<RenderedPage> {
  return renderPage(address, "https://club.example", (text) => Promise.resolve(answer(text)));
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
  await expect(renderPage("/", "https://club.example", away)).rejects.toThrow("the database is away");
});
