import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { TIMINGS } from "../timings";
import { fakeViewport } from "../testing/fake-viewport";
import { LazyImage } from "./lazy-image";

const PICTURE = { src: "/media/lab.svg", alt: "The lab", width: 960, height: 600 };
const source = () => screen.getByRole("img", { name: "The lab" }).getAttribute("src");
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

let viewport: ReturnType<typeof fakeViewport>;
beforeEach(() => {
  jest.useFakeTimers();
  viewport = fakeViewport();
});
afterEach(() => jest.useRealTimers());

test("is not fetched while it is far away, and keeps its place", () => {
  render(<LazyImage {...PICTURE} />);
  viewport.report(false);
  wait(10_000);
  expect(viewport.margins()).toEqual(["100px"]);
  expect(source()).toMatch(/^data:image.*width='960' height='600'/);
});

test("is fetched at once when it is near from the start", () => {
  render(<LazyImage {...PICTURE} />);
  viewport.report(true);
  wait(0);
  expect(source()).toBe(PICTURE.src);
});

test("is fetched 300 ms after scrolling brought it near", () => {
  render(<LazyImage {...PICTURE} />);
  viewport.report(false);
  viewport.report(true);
  wait(TIMINGS.lazyImageScrollDelay - 1);
  expect(source()).toMatch(/^data:/);
  wait(1);
  expect(source()).toBe(PICTURE.src);
  expect(viewport.margins()).toEqual([]);
});

test("is fetched before the page is printed, however far away it is", () => {
  render(<LazyImage {...PICTURE} />);
  viewport.report(false);
  runInThisContext(readFileSync(join(__dirname, "../../../public/first.js"), "utf8"));
  fireEvent(window, new Event("beforeprint"));
  expect(source()).toBe(PICTURE.src);
});

test("is not fetched when it is only scrolled past", () => {
  render(<LazyImage {...PICTURE} />);
  viewport.report(false);
  viewport.report(true);
  wait(200);
  viewport.report(false);
  wait(10_000);
  expect(source()).toMatch(/^data:/);
});

test("is fetched at once when it is eager, also when it becomes so", () => {
  const { rerender } = render(<LazyImage {...PICTURE} />);
  expect(source()).toMatch(/^data:/);
  rerender(<LazyImage {...PICTURE} eager />);
  expect(source()).toBe(PICTURE.src);
});

test("is a plain lazy picture without script", () => {
  const view = renderToString(<LazyImage {...PICTURE} />);
  expect(/<noscript>(.*)<\/noscript>/.exec(view)?.[1]).toMatch(
    /^<img(?=.*alt="The lab")(?=.*loading="lazy")(?=.*src="\/media\/lab.svg")/,
  );
});

test("its place has the picture's own colour, where the address names one", () => {
  expect(renderToString(<LazyImage {...PICTURE} src="/media/lab.svg#10249a" />)).toContain(
    "background-color:#10249a",
  );
  for (const src of [PICTURE.src, null])
    expect(renderToString(<LazyImage {...PICTURE} src={src} />)).not.toContain("background-color");
});

test("offers the still to who asked for less motion, once it is fetched", () => {
  const { container, rerender } = render(<LazyImage {...PICTURE} still="/media/lab.svg#still" />);
  // eslint-disable-next-line testing-library/no-container, testing-library/no-node-access -- a source has no role
  const still = () => container.querySelector("source[media*='reduce']")?.getAttribute("srcset");
  expect(still()).toBeNull(); // not fetched yet: the address is in data-srcset
  rerender(<LazyImage {...PICTURE} still="/media/lab.svg#still" eager />);
  expect(still()).toBe("/media/lab.svg#still");
});

const UPLOADED = "/media/uploads/glimpse-01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a/800.jpg";

test("an uploaded picture is the same element before and after it is wanted", () => {
  const { rerender } = render(<LazyImage {...PICTURE} src={UPLOADED} />);
  const image = screen.getByRole("img", { name: "The lab" });
  expect(source()).toMatch(/^data:/);
  rerender(<LazyImage {...PICTURE} src={UPLOADED} eager />);
  expect(screen.getByRole("img", { name: "The lab" })).toBe(image);
  expect(source()).toBe(UPLOADED);
});

test("an uploaded picture is there in every format and width, once it is wanted", () => {
  expect(renderToString(<LazyImage {...PICTURE} src={UPLOADED} />)).not.toMatch(/ srcset=/i);
  const view = renderToString(<LazyImage {...PICTURE} src={UPLOADED} sizes="50vw" eager />);
  const files = (ending: string): string =>
    [400, 800, 1200]
      .map((width) => `${UPLOADED.replace("800.jpg", `${String(width)}.${ending}`)} ${String(width)}w`)
      .join(",");
  const sources = ["avif", "webp"].map(
    (ending) => `<source type="image/${ending}" srcSet="${files(ending)}" sizes="50vw"/>`,
  );
  expect(view).toContain(`<picture>${sources.join("")}<img`);
});
