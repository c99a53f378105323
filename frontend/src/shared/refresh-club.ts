import { paths } from "@contract/kernel/contract/paths";
import { type Club, CLUB_ID, showClub } from "./club";
import { fetchInTime } from "./deadline";
import { BASENAME } from "./language";

/**
 * DATA, STYLES and ICON find the club's data, styles and icon in a page's HTML, as club-data.ts and
 * backend/src/app/pages/look-style.ts write them. They are regular expressions, because Trusted Types forbid parsing
 * HTML.
 */
const DATA = new RegExp(`<script type="application/json" id="${CLUB_ID}">(.*?)</script>`, "s");
const STYLES = /<style data-look>(.*?)<\/style>/gs;
const ICON = /<link data-look rel="icon" href="([^"]*)">/;

/**
 * Updates the club's data and look on the open page of the user who just published them. Without a network connection,
 * the page stays unchanged until it is loaded again.
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

/** Fetches the profile page's HTML. The server does not render this page's content, so the reply is quick. */
async function pageNow(): Promise<string> {
  const reply = await fetchInTime(BASENAME + paths.profile, { cache: "no-store" });
  return reply.ok ? reply.text() : "";
}
