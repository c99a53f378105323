import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fireEvent, screen } from "@testing-library/react";

const CODE = readFileSync(join(__dirname, "../../public/late-scripts.js"), "utf8");
const fetched = jest.fn<Promise<Partial<Response>>, unknown[]>();

/** Shows a page as the server sends it. */
function showPage(content: string): void {
  document.body.innerHTML = `<div id="root">${content}</div><p id="press-status" aria-live="polite" data-waiting="Lädt..."></p><template id="late-scripts"><link rel="modulepreload" href="/assets/page.js"><script type="text/plain" src="/assets/index.js"></script></template>`;
  window.eval(CODE);
}

const links = () => [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href"));
const hasScripts = () => document.querySelector("body > script") !== null;
/** Ends the fetches of the page's scripts. */
function answer(kind: "load" | "error"): void {
  for (const link of document.head.querySelectorAll("link:not([data-answered])")) {
    link.setAttribute("data-answered", "");
    link.dispatchEvent(new Event(kind));
  }
}

let stopListening = new AbortController();
const listen = window.addEventListener.bind(window);
beforeEach(() => {
  jest.useFakeTimers();
  // Removes a test's listeners with its page.
  window.addEventListener = (name: string, listener: EventListenerOrEventListenerObject, options?: unknown) =>
    listen(name, listener, {
      ...(options === true ? { capture: true } : (options as AddEventListenerOptions)),
      signal: stopListening.signal,
    });
  document.head.innerHTML = "";
  Object.assign(globalThis, { fetch: fetched });
  DOMTokenList.prototype.supports = () => true;
});
afterEach(() => {
  stopListening.abort();
  stopListening = new AbortController();
  jest.useRealTimers();
});

test("the scripts run once all of them are there, and after a failure the next use tries again", () => {
  showPage('<button type="button">Theme</button>');
  expect(links()).toEqual([]);
  fireEvent.scroll(window);
  expect(links()).toEqual(["/assets/page.js", "/assets/index.js"]);
  answer("error");
  expect(hasScripts()).toBe(false);
  fireEvent.scroll(window); // a failed page does not try at each scroll event
  expect(links()).toEqual([]);
  fireEvent.pointerDown(document.body);
  document.head.querySelector("link")?.dispatchEvent(new Event("load"));
  expect(hasScripts()).toBe(false);
  document.head.querySelectorAll("link")[1]?.dispatchEvent(new Event("load"));
  expect(hasScripts()).toBe(true);
});

test("a pressed button waits for the network, and for a form that can be sent", () => {
  fetched.mockReturnValue(Promise.reject(new TypeError("Failed to fetch")));
  showPage('<form data-unready><button type="button">Send</button></form>');
  const button = screen.getByRole("button", { name: "Send" });
  const pressed = jest.fn();
  button.addEventListener("click", pressed);
  fireEvent.click(button);
  answer("error");
  dispatchEvent(new Event("online"));
  answer("load");
  expect(hasScripts()).toBe(true);
  Object.assign(button, { __reactProps$1: {} }); // as React marks it
  jest.advanceTimersByTime(1_000);
  expect(pressed).not.toHaveBeenCalled();
  expect(document.documentElement).toHaveClass("press-pending");
  document.querySelector("form")?.removeAttribute("data-unready");
  jest.advanceTimersByTime(50);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(document.documentElement).not.toHaveClass("press-pending");
});

test("a waiting press is announced in the page's language until it counts or is given up", () => {
  showPage('<button type="button">Theme</button><input aria-label="Message">');
  const button = screen.getByRole("button", { name: "Theme" });
  const announcement = document.getElementById("press-status");
  fireEvent.click(button);
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(announcement).toHaveTextContent("Lädt...");
  fireEvent.input(screen.getByLabelText("Message"), { target: { value: "Hello" } });
  expect(button).not.toHaveAttribute("aria-busy");
  expect(announcement).toBeEmptyDOMElement();
  fireEvent.click(button);
  expect(button).toHaveAttribute("aria-busy", "true");
  Object.assign(button, { __reactProps$1: {} }); // as React marks it
  jest.advanceTimersByTime(50);
  expect(button).not.toHaveAttribute("aria-busy");
  expect(announcement).toBeEmptyDOMElement();
});

test.each([
  ["typed text", "text", { value: "Hello" }],
  ["a ticked box", "checkbox", { checked: true }],
])("%s stays after an update of the site", async (_what, type, target) => {
  fetched.mockResolvedValue({ status: 404 });
  showPage(`<input type="${type}" value="" aria-label="Message"><button type="button">Send</button>`);
  fireEvent.input(screen.getByLabelText("Message"), { target });
  fireEvent.click(screen.getByRole("button"));
  answer("error");
  await jest.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenLastCalledWith("/assets/page.js", { method: "HEAD" });
  expect(hasScripts()).toBe(true); // the missing script's error makes first.js ask to reload the page
  expect(document.documentElement).not.toHaveClass("press-pending");
});

test("a translation is taken back before React takes over the server's HTML", async () => {
  showPage("<p>One <b>two</b> three</p>");
  const before = document.getElementById("root")?.innerHTML;
  for (const text of ["One ", " three"]) {
    const font = document.createElementNS("http://www.w3.org/1999/xhtml", "font");
    font.innerHTML = `<font>${text.toUpperCase()}</font>`;
    const node = [...(document.querySelector("p")?.childNodes ?? [])].find(
      ({ nodeValue }) => nodeValue === text,
    );
    node?.replaceWith(font);
    await Promise.resolve();
  }
  expect(document.getElementById("root")?.innerHTML).not.toBe(before);
  dispatchEvent(new Event("beforehydration"));
  expect(document.getElementById("root")?.innerHTML).toBe(before);
});
