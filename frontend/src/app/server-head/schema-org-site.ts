import { CLUB } from "../../shared/club";
import { eventPath, paths } from "@contract/kernel/contract/paths";

const CONTEXT = "https://schema.org";
const ORGANIZATION = "/#organization";

/** The club and its site as search engines read them (https://schema.org/Organization, /WebSite). */
export function schemaOrgSite(origin: string): object[] {
  const { name, shortName: alternateName, description } = CLUB;
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
      address: CLUB.address.join(", "),
      parentOrganization: { "@type": "CollegeOrUniversity", name: CLUB.university },
      sameAs: CLUB.links.map(({ href }) => href),
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

/** The way from the home page to a page (https://schema.org/BreadcrumbList). */
export function breadcrumbs(title: string, path: string, origin: string): object {
  const steps = [
    ["Home", paths.home],
    ...(path.startsWith(eventPath("")) ? [["Events", paths.events]] : []),
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
