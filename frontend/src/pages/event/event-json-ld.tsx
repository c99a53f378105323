import type { EventPageQuery } from "../../graphql/page-queries";
import { useAbsoluteAddress } from "../../shared/site-origin";
import { schemaOrgEvent } from "./schema-org-event";

/** The event for search engines, as a data block: no browser runs it. */
export function EventJsonLd({ event }: { readonly event: NonNullable<EventPageQuery["event"]> }) {
  const absolute = useAbsoluteAddress();
  // As inner HTML, because React would write quotes as entities; without "<" nothing in it ends the element.
  const json = JSON.stringify(schemaOrgEvent(event, absolute)).replace(/</g, "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
