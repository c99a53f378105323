import type { EventPageQuery } from "../../graphql/page-queries";
import { CLUB } from "../../shared/club";
import { eventPath, paths } from "../../shared/paths";

type Event = NonNullable<EventPageQuery["event"]>;

const SCHEMA = "https://schema.org";

/**
 * An event as search engines read it (https://schema.org/Event).
 * @param absolute completes a path of this site to a whole address
 */
export function schemaOrgEvent(event: Event, absolute: (address: string) => string) {
  const url = absolute(eventPath(event.slug));
  return {
    "@context": SCHEMA,
    "@type": "Event",
    name: event.title,
    description: event.summary,
    ...(event.picture === null ? {} : { image: [absolute(event.picture)] }),
    url,
    startDate: event.firstDay,
    endDate: event.lastDay,
    // An event that is over stays "scheduled" there: the dates say that it has been.
    eventStatus: `${SCHEMA}/EventScheduled`,
    ...whereabouts(event.venue, url),
    organizer: { "@type": "Organization", name: CLUB.name, url: absolute(paths.home) },
    isAccessibleForFree: event.fee === 0,
    offers: offersOf(event).map((offer) => ({
      "@type": "Offer",
      ...offer,
      priceCurrency: "INR",
      url,
      availability: `${SCHEMA}/${event.registrationOpen ? "InStock" : "SoldOut"}`,
      ...(event.registrationClosesAt === null ? {} : { validThrough: event.registrationClosesAt }),
    })),
  };
}

/** What taking part costs: what is over cost its fee, else registering is free and the fee is for Round 2 (decisions.md section 3). */
function offersOf({ state, fee }: Event) {
  const price = (fee / 100).toFixed(2);
  if (fee === 0 || state === "past") return [{ name: "Registration", price }];
  return [
    { name: "Registration", price: "0.00" },
    { name: "Round 2", price },
  ];
}

/** The venue is free text; whether it names the network, a place or both decides how one attends. */
function whereabouts(venue: string, url: string) {
  const online = /\bonline\b/i.test(venue);
  const place = /\p{L}/u.test(venue.replace(/\bonline\b/i, ""));
  const rooms = [
    ...(place || !online
      ? [{ "@type": "Place", name: venue || CLUB.university, address: CLUB.address.join(", ") }]
      : []),
    ...(online ? [{ "@type": "VirtualLocation", url }] : []),
  ];
  const mode = !online ? "Offline" : place ? "Mixed" : "Online";
  return { eventAttendanceMode: `${SCHEMA}/${mode}EventAttendanceMode`, location: rooms };
}
