import { escapeHtml } from "@contract/kernel/contract/escape-html";
import { canonicalPath, eventPath, paths } from "@contract/kernel/contract/paths";
import type { PageFacts } from "../../shared/ui/page-meta";
import type { SiteContent } from "../../shared/club-data";
import { embed } from "../../shared/page-data/embedded-data";
import { BASENAME, LANGUAGE, LANGUAGES } from "../../shared/language";
import { EVERY_OTHER_EVENT, sharingFile } from "../../shared/sharing-picture";
import { type HeadSite, schemaOrgEvent } from "./schema-org-event";
import { t } from "@contract/kernel/contract/t";

/**
 * Returns the part of a page's head that only programs read, as HTML: links to the page in each language, Open Graph
 * for shared links, and JSON-LD for search engines.
 */
export function serverHead(
  { title, description, path, event, picture: own, unlisted }: PageFacts,
  site: HeadSite,
): string {
  const { origin, content } = site;
  if (path === undefined) return ""; // only pages that can be found or shared have a path
  const picture = own ?? sharingPicture(content, path.replace(/\/results(\/\d+)?$/, ""));
  const tags = {
    "og:title": title,
    "og:description": description,
    "og:type": "website",
    "og:url": origin + BASENAME + path,
    "og:site_name": content.club.name,
    "og:locale": `${LANGUAGE}_IN`,
    "og:image": origin + picture.file,
    "og:image:type": picture.file.endsWith(".jpg") ? "image/jpeg" : "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": picture.alt,
  };
  const data: object[] = path === paths.home ? schemaOrgSite(site) : [breadcrumbs(title, path, origin)];
  if (unlisted) data.length = 0;
  if (event) data.push(schemaOrgEvent(event, site, picture.file));
  return [
    ...(unlisted ? [] : alternates(path, origin)),
    ...Object.entries(tags).map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}"/>`,
    ),
    '<meta name="twitter:card" content="summary_large_image"/>',
    ...data.map((one) => `<script type="application/ld+json">${embed(one)}</script>`),
  ].join("");
}

/**
 * Returns links to the page in each language
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
function alternates(path: string, origin: string): string[] {
  const link = (language: string, basename: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(origin + basename + path)}"/>`;
  return [...LANGUAGES.map(({ code, basename }) => link(code, basename)), link("x-default", "")];
}

/** Returns the picture that represents a shared page, with its alternative text. */
function sharingPicture({ club, sharingPictures }: SiteContent, path: string) {
  const find = (wanted: string) => sharingPictures.find((one) => canonicalPath(one.path) === wanted);
  const { id = "home", alt = club.name } = find(path) ?? find(EVERY_OTHER_EVENT) ?? {};
  return {
    file: sharingFile(id),
    alt: alt.replaceAll("{club}", club.name).replaceAll("{university}", club.university),
  };
}

const CONTEXT = "https://schema.org";
const ORGANIZATION = "/#organization";

/** Returns the data about the club and its site for search engines (https://schema.org/Organization, /WebSite). */
function schemaOrgSite({ origin, content: { club, address, socialLinks } }: HeadSite): object[] {
  const { name, shortName: alternateName, description } = club;
  return [
    {
      "@context": CONTEXT,
      "@type": "Organization",
      "@id": origin + ORGANIZATION,
      name,
      alternateName,
      description,
      url: origin + paths.home,
      logo: `${origin}/media/icons/icon-512.png`,
      address: address.join(", "),
      parentOrganization: { "@type": "CollegeOrUniversity", name: club.university },
      sameAs: socialLinks.map(({ href }) => href),
    },
    {
      "@context": CONTEXT,
      "@type": "WebSite",
      name,
      alternateName,
      url: origin + paths.home,
      publisher: { "@id": origin + ORGANIZATION },
    },
  ];
}

/** Returns the breadcrumbs from the home page to a page (https://schema.org/BreadcrumbList). */
function breadcrumbs(title: string, path: string, origin: string): object {
  const steps = [
    [t("Home"), paths.home],
    ...(path.startsWith(eventPath("")) ? [[t("Events"), paths.events]] : []),
    [title, path],
  ];
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, step = ""], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + step,
    })),
  };
}
