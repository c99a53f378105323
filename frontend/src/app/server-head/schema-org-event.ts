import { formatExactAmount } from "@contract/kernel/contract/rupees";
import type { EventPageQuery } from "../../graphql/pages/event";
import type { SiteContent } from "../../shared/club-data";
import { eventPath, paths } from "@contract/kernel/contract/paths";
import { t } from "@contract/kernel/contract/t";

export interface HeadSite {
  /** The site's scheme and host, because the addresses in a head must be absolute. */
  readonly origin: string;
  readonly content: SiteContent;
}

type Event = NonNullable<EventPageQuery["event"]>;

const SCHEMA = "https://schema.org";

/**
 * Returns an event's data for search engines (https://schema.org/Event). Days are in India's time zone. Hours are
 * unknown, so the dates have no time, as Google requires.
 * @param sharingPicture the path of the picture of 1200 by 630 pixels
 * @param now the time in milliseconds since 1970
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
    // A past event stays "scheduled" on schema.org, because its dates show that the event is over.
    eventStatus: `${SCHEMA}/EventScheduled`,
    ...locationOf(event.venue, url, content),
    organizer: { "@type": "Organization", name: content.club.name, url: origin + paths.home },
    isAccessibleForFree: event.fee === 0,
    ...offers(event, url, now),
  };
}

/** Returns a path of this site as an absolute address. A picture on another site already has an absolute address. */
function whole(address: string, origin: string): string {
  return /^https?:/.test(address) ? address : origin + address;
}

/**
 * Returns the fee, and whether teams can register. Returns an empty object for an upcoming event whose registration is
 * closed and has no opening time in the future.
 */
function offers(event: Event, url: string, now: number) {
  const { state, registrationOpen, registrationOpensAt: opens, registrationClosesAt: closes } = event;
  const ahead = !registrationOpen && opens !== null && now < Date.parse(opens);
  // A Superadmin can keep registration open after its closing time, which then has no meaning.
  const ends = closes !== null && !(registrationOpen && Date.parse(closes) <= now);
  if (state === "upcoming" && !registrationOpen && !ahead) return {};
  return {
    offers: prices(event).map((offer) => ({
      "@type": "Offer",
      ...offer,
      priceCurrency: "INR",
      url,
      // Google requires "in stock" with a start time for an offer that begins later.
      availability: `${SCHEMA}/${registrationOpen || ahead ? "InStock" : "SoldOut"}`,
      ...(opens === null ? {} : { validFrom: opens }),
      ...(ends ? { validThrough: closes } : {}),
    })),
  };
}

/**
 * Returns an event's prices. A past event has one price, the fee. For other events, registration is free, and the fee
 * is the price of Round 2.
 */
function prices({ state, fee }: Event) {
  const price = formatExactAmount(fee);
  if (fee === 0 || state === "past") return [{ name: t("Registration"), price }];
  return [
    { name: t("Registration"), price: "0.00" },
    { name: t("Round 2"), price },
  ];
}

/**
 * Returns the attendance mode and the location. The venue is free text, which may mention "online", a location or both.
 */
function locationOf(venue: string, url: string, { club, address }: SiteContent) {
  const online = /\bonline\b/i.test(venue);
  const place = /\p{L}/u.test(venue.replace(/\bonline\b/i, ""));
  // Search engines require a location, so until a venue is announced, the university is the location.
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
