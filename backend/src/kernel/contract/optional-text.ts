import { ValidateIf } from "class-validator";

/**
 * Property decorator: an absent field (undefined, null or "") passes, everything else must satisfy the other rules.
 * Browsers send "" for a field left empty, so "optional" has to include it.
 */
export function OptionalText(): PropertyDecorator {
  return ValidateIf((_object, value) => value !== undefined && value !== null && value !== "");
}
