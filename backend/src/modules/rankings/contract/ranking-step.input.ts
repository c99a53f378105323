import { Matches } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EntityId, OptionalText, NeededVersion } from "../../../kernel/contract/common-fields.js";
import { EventSlugField } from "../../events/contract/event-slug-field.js";

@InputType({ description: "Publishes or discards the draft that the client last read." })
export class RankingStepInput {
  @EventSlugField()
  eventSlug?: string | null;

  @NeededVersion()
  version!: string;

  @OptionalText()
  @Matches(/^[0-9a-f]{32}$/, { message: RULES.token })
  @Field(() => ID, {
    nullable: true,
    description:
      "The `version` of the shown plan of places. If the plan has changed since, nothing is saved (VERSION_CHANGED).",
  })
  plan?: string | null;
}

@InputType({ description: "Takes the latest publication back." })
export class UndoRankingsInput extends RankingStepInput {
  @EntityId()
  @Field(() => ID, { description: "The publication, which must be the event's latest." })
  publicationId!: string;
}
