import { paths } from "@contract/kernel/contract/paths";
import type { SeasonItemKey } from "../../graphql/schema-types";

/** A link to the part of the admin area where an item is done. */
interface Place {
  readonly label: string;
  readonly query: Readonly<Record<string, string>>;
}

const PLACES: Readonly<Record<SeasonItemKey, Place>> = {
  REGISTRATION: { label: "Events", query: { tab: "events" } },
  RANKING: { label: "Rankings", query: { tab: "rankings" } },
  UNRANKED_TEAMS: { label: "Rankings", query: { tab: "rankings" } },
  PAYMENTS: { label: "Payments", query: { tab: "payments" } },
  REFUNDS: { label: "Refunds", query: { tab: "payments", status: "refunds" } },
  BANK_MONEY: { label: "Bank statement", query: { tab: "statements" } },
  CERTIFICATES: { label: "Certificates", query: { tab: "certificates" } },
  RESULTS: { label: "Rankings", query: { tab: "rankings" } },
  NEXT_EVENT: { label: "Events", query: { tab: "events" } },
  EVENT_OVER: { label: "Events", query: { tab: "events" } },
  BATCHES: { label: "Content", query: { tab: "content" } },
  SUPERADMINS: { label: "Hand over", query: { tab: "season", view: "people" } },
  OLD_RIGHTS: { label: "Hand over", query: { tab: "season", view: "people" } },
  CLEAN_UP: { label: "Clean up", query: { tab: "season", view: "clean-up" } },
};

/**
 * Items whose link does not name the event. Either the tab is not about one event, or a link with the event's name
 * would open the event's form instead of the list.
 */
const OF_ALL = new Set<SeasonItemKey>(["NEXT_EVENT", "EVENT_OVER", "BATCHES", "BANK_MONEY", "CLEAN_UP"]);

/**
 * Returns the link to the part of the admin area in which a checklist item is completed.
 * @param eventSlug the event's slug, or null for the current event
 */
export function placeOf(key: SeasonItemKey, eventSlug: string | null): { to: string; label: string } {
  const { label, query } = PLACES[key];
  const search = new URLSearchParams(query);
  if (eventSlug !== null && !OF_ALL.has(key)) search.set("event", eventSlug);
  return { to: `${paths.admin}?${search.toString()}`, label };
}
