import { IsInt, Min } from "class-validator";
import { Field, Int } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { applyDecorators } from "../../../kernel/contract/apply-decorators.js";

/** Property decorator: the version that was looked at, 0 for none. */
export function SeenVersion(): PropertyDecorator {
  return applyDecorators(
    IsInt({ message: ADMIN_RULES.settingsSeen }),
    Min(0, { message: ADMIN_RULES.settingsSeen }),
    Field(() => Int, { description: "The version that was looked at; 0 where nothing was ever set." }),
  );
}
