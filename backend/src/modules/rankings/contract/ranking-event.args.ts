import { ArgsType, Field } from "type-graphql";
import { EventSlug } from "../../events/contract/event-slug-field.js";

/** Of which event. */
@ArgsType()
export class RankingEventArgs {
  @EventSlug()
  @Field(() => String, {
    nullable: true,
    description: "The event's address under /events; without one the current event.",
  })
  eventSlug?: string | null;
}
