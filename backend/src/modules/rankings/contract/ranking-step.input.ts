import { Matches } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EntityId, OptionalText } from "../../../kernel/contract/common-fields.js";
import { EventSlugField } from "../../events/contract/event-slug-field.js";

/** The board as somebody looked at it. */
@InputType({ description: "Publishes or discards the draft that was looked at." })
export class RankingStepInput {
  @EventSlugField()
  eventSlug?: string | null;

  @Matches(/^[0-9a-f]{32}$/, { message: RULES.token })
  @Field(() => String, {
    description: "The board's stamp. When a place or the draft changed since, nothing happens.",
  })
  stamp!: string;

  @OptionalText()
  @Matches(/^[0-9a-f]{32}$/, { message: RULES.token })
  @Field(() => String, {
    nullable: true,
    description:
      "The stamp of the plan of places that was looked at. When it would now do something else, nothing happens.",
  })
  plan?: string | null;
}

/** Takes the latest publication back. */
@InputType({ description: "Takes the latest publication back." })
export class UndoRankingsInput extends RankingStepInput {
  @EntityId()
  @Field(() => ID, { description: "The publication; it must be the event's latest." })
  publicationId!: string;
}
