import { MaxLength } from "class-validator";
import { Field } from "type-graphql";
import { applyDecorators } from "./apply-decorators.js";
import { RULES } from "./catalogue.js";
import { LIMITS } from "./limits.js";
import { OptionalText } from "./optional-text.js";

/** Property decorator: what the one changed field was when somebody began to edit it. */
export function ExpectedField(): PropertyDecorator {
  return applyDecorators(
    OptionalText(),
    MaxLength(LIMITS.emailMax, { message: RULES.tooLong }),
    Field(() => String, {
      nullable: true,
      description:
        "What the changed field was when it was read, empty for nothing; if it is something else now, nothing changes (CONFLICT). Only with a change of one field.",
    }),
  );
}
