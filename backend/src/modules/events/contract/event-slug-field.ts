import { Matches } from "class-validator";
import { Field } from "type-graphql";
import { applyDecorators, OptionalText } from "../../../kernel/contract/common-fields.js";
import { RULES } from "../../../kernel/contract/catalogue.js";

/** Property decorator: an event's slug. Optional, because the default is the current event. */
export function EventSlug(): PropertyDecorator {
  return applyDecorators(OptionalText(), Matches(/^[A-Za-z0-9-]{2,60}$/, { message: RULES.slug }));
}

/** Property decorator: like `EventSlug`, and a field of the API. */
export function EventSlugField(
  // eslint-disable-next-line languages/untranslatable-text -- for developers, in the schema
  description = "The event's address under /events. The default is the current event.",
): PropertyDecorator {
  return applyDecorators(
    EventSlug(),
    Field(() => String, { nullable: true, description }),
  );
}
