import { ArgsType } from "type-graphql";
import { EventSlugField } from "../../events/contract/event-slug-field.js";

/** Which event the overview's figures are of. */
@ArgsType()
export class OverviewArgs {
  @EventSlugField()
  eventSlug?: string | null;
}
