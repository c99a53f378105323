import { Matches } from "class-validator";
import { OptionalText } from "../../../kernel/contract/blank.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { together } from "../../../kernel/contract/together.js";

/** Property decorator: an event's address under /events, or nothing for the current event. */
export function EventSlug(): PropertyDecorator {
  return together(OptionalText(), Matches(/^[A-Za-z0-9-]{2,60}$/, { message: RULES.slug }));
}
