import { ArgsType } from "type-graphql";
import { EventSlugField } from "../../events/contract/event-slug-field.js";

/** Of which event. */
@ArgsType()
export class DeskArgs {
  @EventSlugField()
  eventSlug?: string | null;
}
