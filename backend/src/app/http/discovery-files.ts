import { escapeHtml } from "../../kernel/contract/escape-html.js";
import { canonicalPath, eventPath, PUBLIC_PATHS } from "../../kernel/contract/paths.js";
import { resultsPath } from "../../kernel/contract/page-paths.js";
import type { EventChange } from "../../modules/events/event.repository.js";
import type { ClubContent } from "../../modules/content/contract/club.content.js";

/**
 * The paths that robots do not need. Personal pages are not listed, because a robot has to load a page to see that it
 * is `noindex`.
 */
const NOT_FOR_ROBOTS = ["/api", "/graphql", "/playground", "/dev/"];

/** The site's background in the light theme (frontend/src/shared/ui/theme.css). */
const PAPER = "#f4f4ef";

/**
 * Returns the sitemap for search engines (sitemaps.org). Only events have a known date of change.
 * @param withResults the slugs of the events that have results
 */
export function sitemap(
  origin: string,
  events: readonly EventChange[],
  withResults: ReadonlySet<string> = new Set(),
): string {
  const entries = [
    ...PUBLIC_PATHS.filter((path) => !path.includes(":") && canonicalPath(path) === path).map((path) => ({
      path,
      changed: null,
    })),
    ...events.flatMap(({ slug, updatedAt }) => [
      { path: eventPath(slug), changed: updatedAt },
      ...(withResults.has(slug) ? [{ path: resultsPath(slug), changed: null }] : []),
    ]),
  ];
  const lines = entries.map(({ path, changed }) => {
    const lastmod = changed === null ? "" : `<lastmod>${changed.toISOString()}</lastmod>`;
    return `  <url><loc>${escapeHtml(origin + path)}</loc>${lastmod}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${lines.join("")}</urlset>\n`
  );
}

/** Returns robots.txt: the paths closed to search engines, and the address of the sitemap. */
export function robots(origin: string): string {
  const closed = NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}\n`).join("");
  return `User-agent: *\n${closed}Allow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Returns the web application manifest (W3C), for installing the site on a home screen. */
export function manifest({ name, shortName, description }: ClubContent): string {
  return JSON.stringify({
    id: "/",
    name,
    short_name: shortName,
    description,
    lang: "en-IN",
    start_url: "/",
    scope: "/",
    display: "minimal-ui", // the pages rely on the browser's back button
    theme_color: PAPER,
    background_color: PAPER,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/media/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/media/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/media/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
}
