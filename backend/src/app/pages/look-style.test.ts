import { paletteOf } from "../../modules/content/palette.js";
import { lookStyle, newSiteBar } from "./look-style.js";

const ACCENT = "#7a1fa2";

test("a club without a colour and a mark of its own adds nothing to its pages", () => {
  expect(lookStyle({ accent: null, mark: null })).toBe("");
});

test("the club's colour needs no function that browsers of before 2024 do not know, as the site's own style sheet", () => {
  const { light, dark } = paletteOf(ACCENT).accent;
  const style = lookStyle({ accent: ACCENT, mark: null });
  expect(style).not.toContain("light-dark(");
  const rules = [...style.matchAll(/([^{}>]+)\{--color-accent:([^;}]+)/g)].map(([, where, colour]) => [
    where,
    colour,
  ]);
  expect(rules).toEqual([
    ["html:root", light],
    ["html:root:not([data-theme=light])", dark], // This rule is inside `@media (prefers-color-scheme: dark)`.
    ["html:root[data-theme=dark]", dark],
  ]);
  expect(style).toContain("@media (prefers-color-scheme:dark){html:root:not([data-theme=light]){");
});

test("the bar of a new site is in the page's language, and so is the page that it leads to", () => {
  expect(newSiteBar({ isNew: false }, "/hi")).toBe("");
  expect(newSiteBar({ isNew: true }, "")).toMatch(/This site is new.*href="\/setup"/);
  const hindi = newSiteBar({ isNew: true }, "/hi");
  expect(hindi).toContain('href="/hi/setup"');
  expect(hindi.replace(/<[^>]*>/g, "")).toMatch(/^[^A-Za-z]+$/);
});
