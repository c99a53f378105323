import { paths } from "@contract/kernel/contract/paths";
import { type Club, CLUB_ID, showClub } from "./club";
import { fetchInTime } from "./deadline";
import { BASENAME } from "./language";

/** What the server puts into a page for the club (club-data.ts, backend/src/app/pages/look-style.ts). By hand, as Trusted Types refuse a parser of HTML. */
const DATA = new RegExp(`<script type="application/json" id="${CLUB_ID}">(.*?)</script>`, "s");
const STYLES = /<style data-look>(.*?)<\/style>/gs;
const ICON = /<link data-look rel="icon" href="([^"]*)">/;

/**
 * Takes over into the page that is open who the club is and how it looks now, for the person who has just published it.
 * Without a network everything stays until the next page that is loaded.
 */
export async function refreshClub(): Promise<void> {
  const html = await pageNow().catch(() => "");
  const [, club] = DATA.exec(html) ?? [];
  if (club === undefined) return;
  for (const old of document.querySelectorAll("[data-look]")) old.remove();
  for (const [, style = ""] of html.matchAll(STYLES)) add("style", { textContent: style });
  const [, icon] = ICON.exec(html) ?? [];
  if (icon !== undefined) add("link", { rel: "icon", href: icon.replaceAll("&amp;", "&") });
  showClub(JSON.parse(club) as Club);
}

function add<Name extends "style" | "link">(name: Name, values: Partial<HTMLElementTagNameMap[Name]>): void {
  const element = Object.assign(document.createElement(name), values);
  element.setAttribute("data-look", "");
  document.head.append(element);
}

/** Returns a page that the server sends at once, because it renders no content in it. */
async function pageNow(): Promise<string> {
  const reply = await fetchInTime(BASENAME + paths.profile, { cache: "no-store" });
  return reply.ok ? reply.text() : "";
}
