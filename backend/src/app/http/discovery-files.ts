import { eventPath, paths, PUBLIC_PATHS } from "../../kernel/contract/paths.js";
import type { EventChange } from "../../modules/events/event.repository.js";
import type { ClubContent } from "../../modules/content/contract/club.content.js";

/** What is no page. Personal pages are not here: a robot has to see them to learn that they are `noindex`. */
const NOT_FOR_ROBOTS = ["/api", "/graphql", "/playground", "/dev/"];

/** The product's paper in the light theme (frontend/src/shared/ui/theme.css). */
const PAPER = "#f4f4ef";

/** The pages of the site for search engines (sitemaps.org). Only of events it is known when they changed. */
export function sitemap(origin: string, events: readonly EventChange[]): string {
  const entries = [
    ...PUBLIC_PATHS.filter((path) => path !== paths.event).map((path) => ({ path, changed: null })),
    ...events.map(({ slug, updatedAt }) => ({
      path: eventPath(slug),
      changed: updatedAt,
    })),
  ];
  const lines = entries.map(({ path, changed }) => {
    const lastmod = changed === null ? "" : `<lastmod>${changed.toISOString()}</lastmod>`;
    return `  <url><loc>${escape(origin + path)}</loc>${lastmod}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${lines.join("")}</urlset>\n`
  );
}

/** What search engines may read, and where the sitemap is. */
export function robots(origin: string): string {
  const closed = NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}\n`).join("");
  return `User-agent: *\n${closed}Allow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The site as something to put on a home screen (W3C's web application manifest). */
export function manifest({ name, shortName, description }: ClubContent): string {
  return JSON.stringify({
    id: "/",
    name,
    short_name: shortName,
    description,
    lang: "en-IN",
    start_url: "/",
    scope: "/",
    display: "minimal-ui", // the pages rely on the browser's way back
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

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
}
