import { ERRORS } from "./catalogue.js";
import { ADMIN_ERRORS } from "./admin-texts.js";
import { SECOND_FACTOR_ERRORS } from "./texts/second-factor.texts.js";

/** All error codes with status and text, for the server. Pages import only the group that they need. */
export const ALL_ERRORS = { ...ERRORS, ...ADMIN_ERRORS, ...SECOND_FACTOR_ERRORS } as const;

export type AnyErrorCode = keyof typeof ALL_ERRORS;
