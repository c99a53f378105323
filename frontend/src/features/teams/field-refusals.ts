import type { ErrorCode } from "@contract/kernel/contract/catalogue";
import type { AppError } from "../../shared/errors/app-error";

/** The codes of errors about the field's value. */
const ABOUT_THE_VALUE = new Set<string>([
  "TEAM_NAME_TAKEN",
  "PERSON_IS_YOU",
  "PERSON_IN_YOUR_TEAM",
  "PERSON_IN_TEAM",
  "PERSON_INVITED",
] satisfies ErrorCode[]);

/** Attaches a refusal that is about the typed value to the given field, because the banner disappears after 3 s. */
export function asFieldError(error: AppError, field: string): AppError {
  return ABOUT_THE_VALUE.has(error.code)
    ? { ...error, fields: { [field]: error.message, ...error.fields } }
    : error;
}
