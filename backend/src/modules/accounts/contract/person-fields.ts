import { Matches, MaxLength, MinLength } from "class-validator";
import { OptionalText } from "../../../kernel/contract/optional-text.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { LIMITS, PERSONAL_LIMITS } from "../../../kernel/contract/limits.js";
import { normalisePhone, PHONE } from "../../../kernel/contract/phone.js";
import { Spelled } from "../../../kernel/contract/spelled.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";
import { HANDLE_PATTERN, visibleHandle } from "../../../kernel/contract/handle.js";
import { applyDecorators } from "../../../kernel/contract/apply-decorators.js";

/*
 * The rules for what is known of a person, the same wherever it is typed in (docs/rules.md, "Accounts"): by
 * oneself, by a team's leader, by an admin.
 */

/** Property decorator: first and last name of an account; the first name is what stands before the first space. */
export function AccountNameField(): PropertyDecorator {
  return applyDecorators(
    Matches(/^\s*\S{2,}/, { message: RULES.firstName }),
    MinLength(LIMITS.firstNameMin, { message: RULES.firstName }),
    MaxLength(LIMITS.nameMax, { message: RULES.name }),
    OneLine(RULES.oneLine),
  );
}

/** Property decorator: a phone number of exactly ten digits, however people write it, or none. */
export function PhoneField(): PropertyDecorator {
  return applyDecorators(Spelled(normalisePhone), Matches(PHONE, { message: RULES.phone }), OptionalText());
}

/** Property decorator: a college, or none. */
export function CollegeField(): PropertyDecorator {
  return applyDecorators(
    MaxLength(PERSONAL_LIMITS.college, { message: RULES.college }),
    OneLine(RULES.oneLine),
    OptionalText(),
  );
}

/** Property decorator: a university roll number, or none. */
export function RollNoField(): PropertyDecorator {
  return applyDecorators(
    MaxLength(PERSONAL_LIMITS.universityRollNo, { message: RULES.rollNo }),
    OneLine(RULES.oneLine),
    OptionalText(),
  );
}

/** Property decorator: a Codeforces handle as people paste it, or blank for none (docs/rules.md, "Handles"). */
export function HandleText(): PropertyDecorator {
  return applyDecorators(
    Spelled(visibleHandle),
    MaxLength(LIMITS.handleInputMax, { message: RULES.handle }),
    Matches(HANDLE_PATTERN, { message: RULES.handle }),
  );
}

/** Property decorator: the same, where it may be absent. */
export function HandleField(): PropertyDecorator {
  return applyDecorators(HandleText(), OptionalText());
}
