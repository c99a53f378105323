import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fireEvent, screen } from "@testing-library/react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { fakeViewport } from "../shared/testing/fake-viewport";
import { OfflineBanner } from "./layout/offline-banner";
import { LAZY_MARGIN_PX, TIMINGS } from "../shared/timings";

const CODE = readFileSync(join(__dirname, "../../public/at-rest.js"), "utf8");

/** Shows a page as the server sends it. */
function showPage(content: string): void {
  document.body.innerHTML = `<div id="root">${content}</div>`;
  window.eval(CODE);
}

let viewport: ReturnType<typeof fakeViewport>;
beforeEach(() => {
  jest.useFakeTimers();
  viewport = fakeViewport();
});
afterEach(() => jest.useRealTimers());

const BLANK = "data:image/svg+xml,";
const picture = (name: string) => `<img alt="${name}" src="${BLANK}" data-src="/media/${name}.svg">`;
const image = (name: string) => screen.getByRole("img", { name });

test("a picture is loaded 300 ms after scrolling brought it near, without the page's scripts", () => {
  showPage(`<picture><source data-srcset="/media/far.webp">${picture("far")}</picture>${picture("past")}`);
  expect(viewport.margins()).toEqual([`${String(LAZY_MARGIN_PX)}px`]);
  viewport.report(false);
  viewport.report(true);
  jest.advanceTimersByTime(TIMINGS.lazyImageScrollDelay - 1);
  expect(image("far")).toHaveAttribute("src", BLANK);
  viewport.report(false, image("past"));
  jest.advanceTimersByTime(1);
  expect(image("far")).toHaveAttribute("src", "/media/far.svg");
  expect(document.querySelector("source")).toHaveAttribute("srcset", "/media/far.webp");
  expect(image("past")).toHaveAttribute("src", BLANK);
});

test("a picture on the first screen is loaded at once", () => {
  showPage(picture("first"));
  viewport.report(true);
  jest.advanceTimersByTime(0);
  expect(image("first")).toHaveAttribute("src", "/media/first.svg");
});

test("a picture that appears near the screen without scrolling is loaded at once", () => {
  showPage(`<p hidden>${picture("later")}</p>`);
  viewport.report(false, undefined, 0);
  viewport.report(true);
  jest.advanceTimersByTime(0);
  expect(document.querySelector("img")).toHaveAttribute("src", "/media/later.svg");
});

test("a lost connection shows the banner, although the page's scripts cannot be fetched then", () => {
  const connection = jest.spyOn(navigator, "onLine", "get");
  showPage(renderToString(createElement(OfflineBanner)));
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  connection.mockReturnValue(false);
  fireEvent(window, new Event("offline"));
  expect(screen.getByRole("status")).toHaveTextContent(/^You are offline\. Your entries stay on this page\./);
  expect(screen.getByRole("status")).toHaveAttribute("data-offline");
  connection.mockReturnValue(true);
  fireEvent(window, new Event("online"));
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(document.querySelector("[data-offline]")).toBeNull();
});

test("a page that was opened without a network shows the banner", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  showPage(renderToString(createElement(OfflineBanner)));
  expect(screen.getByRole("status")).toBeVisible();
});
