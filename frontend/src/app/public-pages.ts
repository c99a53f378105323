import type { ComponentType } from "react";
import type { PublicPageName } from "@contract/kernel/contract/paths";
import { lazyPage, type PageModule } from "../shared/lazy-page";

interface PublicPageEntry {
  /** The component's name. `pageSource` (page-at.ts) derives the path of the component's source from the name. */
  readonly name: string;
  readonly Page: ComponentType;
}

function page<Name extends string>(name: Name, load: () => Promise<PageModule<Name>>): PublicPageEntry {
  return { name, Page: lazyPage(name, load) };
}

const MEMBERS = page("MembersPage", () => import("../pages/members/members-page"));
const RESULTS = page("EventResultsPage", () => import("../pages/event-results/event-results-page"));

/** The pages that are the same for everyone. */
export const PUBLIC_PAGES: Readonly<Record<PublicPageName, PublicPageEntry>> = {
  home: page("HomePage", () => import("../pages/home/home-page")),
  events: page("EventsPage", () => import("../pages/events/events-page")),
  event: page("EventPage", () => import("../pages/event/event-page")),
  results: RESULTS,
  resultsOfYear: RESULTS,
  members: MEMBERS,
  membersAlias: MEMBERS,
  join: page("JoinPage", () => import("../pages/join/join-page")),
  verify: page("VerifyPage", () => import("../pages/verify/verify-page")),
  contact: page("ContactPage", () => import("../pages/contact/contact-page")),
};
