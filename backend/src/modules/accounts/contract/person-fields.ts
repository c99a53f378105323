import { IsEmail, IsString, Matches, MaxLength, MinLength } from "class-validator";
import { asciiDigits, withoutMarks } from "../../../kernel/contract/visible-text.js";
import { normaliseEmail } from "../../../kernel/contract/email.js";
import { applyDecorators, OptionalText } from "../../../kernel/contract/common-fields.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { LIMITS, PERSONAL_LIMITS } from "../../../kernel/contract/limits.js";
import { normalisePhone, PHONE } from "../../../kernel/contract/phone.js";
import { Spelled } from "../../../kernel/contract/spelled.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";
import { HANDLE_PATTERN, visibleHandle } from "../../../kernel/contract/handle.js";

/*
 * Rules for a person's data (docs/rules.md, "Accounts"). The rules are the same whether the person, a team's leader or
 * an admin enters the data.
 */

/** Property decorator: first and last name of an account. The first name ends at the first space. */
export function AccountNameField(): PropertyDecorator {
  return applyDecorators(
    Matches(/^\s*\S{2,}/, { message: RULES.firstName }),
    MinLength(LIMITS.firstNameMin, { message: RULES.firstName }),
    MaxLength(LIMITS.nameMax, { message: RULES.name }),
    OneLine(RULES.oneLine),
  );
}

/** Property decorator: an optional phone number of exactly ten digits, in any common spelling. */
export function PhoneField(): PropertyDecorator {
  return applyDecorators(Spelled(normalisePhone), Matches(PHONE, { message: RULES.phone }), OptionalText());
}

export function CollegeField(): PropertyDecorator {
  return applyDecorators(
    MaxLength(PERSONAL_LIMITS.college, { message: RULES.college }),
    OneLine(RULES.oneLine),
    OptionalText(),
  );
}

export function RollNoField(): PropertyDecorator {
  return applyDecorators(
    MaxLength(PERSONAL_LIMITS.universityRollNo, { message: RULES.rollNo }),
    OneLine(RULES.oneLine),
    OptionalText(),
  );
}

/** Property decorator: a Codeforces handle, pasted in any form (docs/rules.md, "Handles"). */
export function HandleText(): PropertyDecorator {
  return applyDecorators(
    Spelled(visibleHandle),
    MaxLength(LIMITS.handleInputMax, { message: RULES.handle }),
    Matches(HANDLE_PATTERN, { message: RULES.handle }),
  );
}

export function HandleField(): PropertyDecorator {
  return applyDecorators(HandleText(), OptionalText());
}

/** Property decorator: a code of six digits in any script, with or without spaces and dashes between the digits. */
export function CodeField(): PropertyDecorator {
  return applyDecorators(Spelled(normaliseCode), Matches(/^[0-9]{6}$/, { message: RULES.otp }));
}

/** Returns a code as ASCII digits only, because people copy codes from mails and write them in groups of three. */
function normaliseCode(text: string): string {
  return asciiDigits(withoutMarks(text)).replace(/[\s\p{Pd}]/gu, "");
}

/**
 * Property decorator: an e-mail address that matches the specification's "basic {email} pattern", at most 254
 * characters, in its normalised spelling.
 */
export function EmailField(): PropertyDecorator {
  return applyDecorators(
    Spelled(normaliseEmail),
    IsEmail({}, { message: RULES.email }),
    MaxLength(LIMITS.emailMax, { message: RULES.email }),
  );
}

/**
 * Property decorator: a new password of 8 to 256 characters. The maximum keeps very long inputs away from the slow
 * hash.
 */
export function NewPasswordField(): PropertyDecorator {
  return applyDecorators(
    IsString({ message: RULES.password }),
    MinLength(LIMITS.passwordMin, { message: RULES.password }),
    MaxLength(LIMITS.passwordMax, { message: RULES.passwordTooLong }),
  );
}

/** Property decorator: the current password of an account. Checks only its presence and a sensible length. */
export function CurrentPasswordField(): PropertyDecorator {
  return applyDecorators(
    IsString({ message: RULES.passwordRequired }),
    MinLength(1, { message: RULES.passwordRequired }),
    MaxLength(LIMITS.passwordMax, { message: RULES.passwordTooLong }),
  );
}
