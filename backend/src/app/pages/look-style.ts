import { escapeHtml } from "../../kernel/contract/escape-html.js";
import { LANGUAGES } from "../../kernel/contract/languages.js";
import { paths } from "../../kernel/contract/paths.js";
import { msg, textIn } from "../../kernel/languages/message.js";
import type { SiteContent } from "../../modules/content/content.types.js";
import { paletteOf, type Palette } from "../../modules/content/palette.js";

/** Maps each shade to the colour of the style sheet (frontend/src/shared/ui/theme.css) that the shade replaces. */
const NAMES = {
  accent: "accent",
  accentStrong: "accent-strong",
  accentWash: "accent-wash",
  onAccent: "on-accent",
} as const satisfies Readonly<Record<keyof Palette, string>>;

/**
 * Returns the HTML with the club's own colour and mark for every page's head, or "" for a club with neither. The page
 * finds these elements by `data-look`.
 */
export function lookStyle({ accent, mark }: Pick<SiteContent, "accent" | "mark">): string {
  return (accent === null ? "" : colours(accent)) + (mark === null ? "" : markOf(mark));
}

function markOf(address: string): string {
  const style = `.brand-mark{background:url("${encodeURI(address)}") center/contain no-repeat}.brand-mark path{display:none}`;
  return `<link data-look rel="icon" href="${escapeHtml(address)}"><style data-look>${style}</style>`;
}

/**
 * Returns the HTML of the bar above every page of a site that is not set up yet and therefore shows made-up content.
 * Returns "" for every other site. The setup wizard removes the bar.
 * @param basename the path prefix of the page's language: "" for English, "/hi" for Hindi
 */
export function newSiteBar({ isNew }: Pick<SiteContent, "isNew">, basename: string): string {
  if (!isNew) return "";
  const style =
    "margin:0;padding:.5rem 1rem;text-align:center;background:var(--color-pending-wash);color:var(--color-pending)";
  const language = LANGUAGES.find((one) => basename === `/${one}`) ?? "en";
  const text = textIn(language, msg("This site is new and shows sample content."));
  const link = `<a href="${basename}${paths.setup}" style="font-weight:600;text-decoration:underline">${textIn(language, msg("Set up the site"))}</a>`;
  return `<p id="new-site" style="${style}">${text} ${link}</p>`;
}

/**
 * Returns a style element with the club's colours. Does not use `light-dark()`: browsers from before 2024 would show no
 * colour at all.
 */
function colours(accent: string): string {
  const shades = Object.entries(paletteOf(accent)) as [keyof Palette, Record<"light" | "dark", string>][];
  const rules = (theme: "light" | "dark"): string =>
    `{${shades.map(([name, shade]) => `--color-${NAMES[name]}:${shade[theme]}`).join(";")}}`;
  const dark = rules("dark");
  // This style overrides the site's style sheet: it comes later, and its selectors are more specific than `:root`.
  return `<style data-look>html:root${rules("light")}@media (prefers-color-scheme:dark){html:root:not([data-theme=light])${dark}}html:root[data-theme=dark]${dark}</style>`;
}
