import { ArgsType } from "type-graphql";
import { EventSlugField } from "../../events/contract/event-slug-field.js";

@ArgsType()
export class OverviewArgs {
  @EventSlugField()
  eventSlug?: string | null;
}
