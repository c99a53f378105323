import { IsInt, Min, ValidateIf } from "class-validator";
import { Field, Int } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { applyDecorators } from "../../../kernel/contract/common-fields.js";

/** Property decorator: the number of the version that was shown, 0 for none, from clients that send no `version`. */
export function SeenVersion(): PropertyDecorator {
  return applyDecorators(
    ValidateIf(({ version }: { readonly version?: string | null }) => !version),
    IsInt({ message: ADMIN_RULES.settingsSeen }),
    Min(0, { message: ADMIN_RULES.settingsSeen }),
    Field(() => Int, {
      nullable: true,
      description: "The number of the version that was shown, 0 for none; needed without `version`.",
    }),
  );
}
