import { IsDate, IsOptional } from "class-validator";
import { Field } from "type-graphql";
import { applyDecorators } from "../../../kernel/contract/common-fields.js";
import { RULES } from "../../../kernel/contract/catalogue.js";

const DESCRIPTION =
  "The `updatedAt` that was looked at; an event that changed since then is refused with CONFLICT.";

/** Property decorator: the version of an event that was looked at, so that what somebody else changed is not lost; any for none. */
export function ExpectedUpdatedAt(): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    IsDate({ message: RULES.moment }),
    Field(() => Date, { nullable: true, description: DESCRIPTION }),
  );
}
