/** @jest-environment node */
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { PageStore } from "../shared/page-data/page-store";
import { App } from "./app";

/** The HTML that a server without any browser object makes of an address. */
async function htmlOf(location: string): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location={location}>
      <App store={new PageStore(() => Promise.reject(new Error("nothing to ask")))} />
    </StaticRouter>,
  );
  return new Response(prelude).text();
}

test("a public page can be rendered where there is no window, for a visitor who is signed out", async () => {
  expect(globalThis).not.toHaveProperty("window");
  const html = await htmlOf("/");
  expect(html).toContain("Register your team");
  expect(html).toContain(">Login</a>");
  expect(html).toContain("<title>");
});

test("the 404 too", async () => {
  await expect(htmlOf("/no-such-page")).resolves.toContain("There is no page here");
});
