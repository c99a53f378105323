import { escapeHtml } from "../../kernel/contract/escape-html.js";
import { paths } from "../../kernel/contract/paths.js";
import type { SiteContent } from "../../modules/content/content.types.js";
import { paletteOf, type Palette } from "../../modules/content/palette.js";

/** The colour of the style sheet that each shade takes the place of (frontend/src/shared/ui/theme.css). */
const NAMES = {
  accent: "accent",
  accentStrong: "accent-strong",
  accentWash: "accent-wash",
  onAccent: "on-accent",
} as const satisfies Readonly<Record<keyof Palette, string>>;

/** What is put into every page's head for a club with a colour and a mark of its own; HTML, "" for neither. The page finds it by `data-look`. */
export function lookStyle({ accent, mark }: Pick<SiteContent, "accent" | "mark">): string {
  return (accent === null ? "" : colours(accent)) + (mark === null ? "" : markOf(mark));
}

function markOf(address: string): string {
  const style = `.brand-mark{background:url("${encodeURI(address)}") center/contain no-repeat}.brand-mark path{display:none}`;
  return `<link data-look rel="icon" href="${escapeHtml(address)}"><style data-look>${style}</style>`;
}

/**
 * Returns the bar above every page of a site that is not set up, because its content is made up; HTML, "" for every
 * other site. The wizard removes it.
 */
export function newSiteBar({ isNew }: Pick<SiteContent, "isNew">): string {
  if (!isNew) return "";
  const style =
    "margin:0;padding:.5rem 1rem;text-align:center;background:var(--color-pending-wash);color:var(--color-pending)";
  const link = `<a href="${paths.setup}" style="font-weight:600;text-decoration:underline">Set it up</a>`;
  return `<p id="new-site" style="${style}">This site is new, and what it shows is a sample. ${link}</p>`;
}

/** Without `light-dark()`: browsers of before 2024 do not know it, and would show no colour at all. */
function colours(accent: string): string {
  const shades = Object.entries(paletteOf(accent)) as [keyof Palette, Record<"light" | "dark", string>][];
  const rules = (theme: "light" | "dark"): string =>
    `{${shades.map(([name, shade]) => `--color-${NAMES[name]}:${shade[theme]}`).join(";")}}`;
  const dark = rules("dark");
  // Behind the site's style sheet, and stronger than its :root.
  return `<style data-look>html:root${rules("light")}@media (prefers-color-scheme:dark){html:root:not([data-theme=light])${dark}}html:root[data-theme=dark]${dark}</style>`;
}
