import type { ErrorCode } from "@contract/kernel/contract/catalogue";
import type { AppError } from "../../../shared/errors/app-error";

/** Refusals that another value in the field would answer. */
const ABOUT_THE_VALUE = new Set<string>([
  "TEAM_NAME_TAKEN",
  "ACCOUNT_NOT_FOUND",
  "PERSON_IN_TEAM",
] satisfies ErrorCode[]);

/** A refusal in a form of one field: its text stands beside the field as well, because the banner is gone after 3 s. */
export function asFieldError(error: AppError, field: string): AppError {
  return ABOUT_THE_VALUE.has(error.code)
    ? { ...error, fields: { [field]: error.message, ...error.fields } }
    : error;
}
