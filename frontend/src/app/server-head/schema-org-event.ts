import { formatExactAmount } from "@contract/kernel/contract/rupees";
import type { EventPageQuery } from "../../graphql/pages/event";
import type { SiteContent } from "../../shared/club-data";
import { eventPath, paths } from "@contract/kernel/contract/paths";
import { t } from "@contract/kernel/contract/t";

export interface HeadSite {
  /** Scheme and host: the addresses in a head have to be whole. */
  readonly origin: string;
  readonly content: SiteContent;
}

type Event = NonNullable<EventPageQuery["event"]>;

const SCHEMA = "https://schema.org";

/**
 * An event as search engines read it (https://schema.org/Event). Its days are India's; no hours are known, so that
 * they stand without one, as Google asks for.
 * @param sharingPicture path of the picture of 1200 by 630
 * @param now milliseconds
 */
export function schemaOrgEvent(event: Event, site: HeadSite, sharingPicture: string, now = Date.now()) {
  const { origin, content } = site;
  const url = origin + eventPath(event.slug);
  return {
    "@context": SCHEMA,
    "@type": "Event",
    name: event.title,
    description: event.summary,
    image: [sharingPicture, event.picture]
      .filter((one) => one !== null)
      .map((one) => whole(one.replace(/#.*/, ""), origin)),
    url,
    startDate: event.firstDay,
    endDate: event.lastDay,
    // An event that is over stays "scheduled" there: the dates say that it has been.
    eventStatus: `${SCHEMA}/EventScheduled`,
    ...locationOf(event.venue, url, content),
    organizer: { "@type": "Organization", name: content.club.name, url: origin + paths.home },
    isAccessibleForFree: event.fee === 0,
    ...offers(event, url, now),
  };
}

/** A path of this site as a whole address; pictures may be elsewhere and whole already. */
function whole(address: string, origin: string): string {
  return /^https?:/.test(address) ? address : origin + address;
}

/** Returns the fee, and whether teams can register. Nothing while the opening of the registration is unknown. */
function offers(event: Event, url: string, now: number) {
  const { state, registrationOpen, registrationOpensAt: opens, registrationClosesAt: closes } = event;
  const ahead = !registrationOpen && opens !== null && now < Date.parse(opens);
  // A Superadmin can keep registration open past its end, which then says nothing any more.
  const ends = closes !== null && !(registrationOpen && Date.parse(closes) <= now);
  if (state === "upcoming" && !registrationOpen && !ahead) return {};
  return {
    offers: prices(event).map((offer) => ({
      "@type": "Offer",
      ...offer,
      priceCurrency: "INR",
      url,
      // Google's rule for what can be had later: in stock, from a moment on.
      availability: `${SCHEMA}/${registrationOpen || ahead ? "InStock" : "SoldOut"}`,
      ...(opens === null ? {} : { validFrom: opens }),
      ...(ends ? { validThrough: closes } : {}),
    })),
  };
}

/** What is over cost its fee, else registering is free and the fee is for Round 2. */
function prices({ state, fee }: Event) {
  const price = formatExactAmount(fee);
  if (fee === 0 || state === "past") return [{ name: t("Registration"), price }];
  return [
    { name: t("Registration"), price: "0.00" },
    { name: t("Round 2"), price },
  ];
}

/** The venue is free text; whether it names the network, a place or both decides how one attends. */
function locationOf(venue: string, url: string, { club, address }: SiteContent) {
  const online = /\bonline\b/i.test(venue);
  const place = /\p{L}/u.test(venue.replace(/\bonline\b/i, ""));
  // Search engines want a place; until one is announced it is the university.
  const name = venue === "" || /\bannounced\b/i.test(venue) ? club.university : venue;
  const rooms = [
    ...(place || !online ? [{ "@type": "Place", name, address: address.join(", ") }] : []),
    ...(online ? [{ "@type": "VirtualLocation", url }] : []),
  ];
  const mode = !online
    ? "OfflineEventAttendanceMode"
    : place
      ? "MixedEventAttendanceMode"
      : "OnlineEventAttendanceMode";
  return { eventAttendanceMode: `${SCHEMA}/${mode}`, location: rooms };
}
