/**
 * User-visible outcome texts that only the admin area's pages load. The server also sends a few of them to other pages,
 * for example to the holder of a certificate. The texts are not in catalogue.ts, because public pages load that file.
 * `texts/` has one file per area. Code compares codes, never texts.
 */
import { ADMIN_TEXTS } from "./texts/admin.texts.js";
import { CERTIFICATE_TEXTS } from "./texts/certificates.texts.js";
import { CHECK_IN_TEXTS } from "./texts/check-in.texts.js";
import { CONTENT_TEXTS } from "./texts/content.texts.js";
import { SETTINGS_TEXTS } from "./texts/settings.texts.js";
import { INTEGRATION_TEXTS } from "./texts/integrations.texts.js";
import { MAILING_TEXTS } from "./texts/mailings.texts.js";
import { PICTURE_TEXTS } from "./texts/pictures.texts.js";
import { PLACE_TEXTS } from "./texts/places.texts.js";
import { RANKING_TEXTS } from "./texts/rankings.texts.js";
import { SEASON_TEXTS } from "./texts/season.texts.js";
import { STATEMENT_TEXTS } from "./texts/statements.texts.js";

/** HTTP status and text of each error code. */
export const ADMIN_ERRORS = {
  ...ADMIN_TEXTS.errors,
  ...RANKING_TEXTS.errors,
  ...PLACE_TEXTS.errors,
  ...STATEMENT_TEXTS.errors,
  ...MAILING_TEXTS.errors,
  ...CERTIFICATE_TEXTS.errors,
  ...CHECK_IN_TEXTS.errors,
  ...CONTENT_TEXTS.errors,
  ...SETTINGS_TEXTS.errors,
  ...SEASON_TEXTS.errors,
  ...INTEGRATION_TEXTS.errors,
  ...PICTURE_TEXTS.errors,
};

/** Error texts of individual validation rules, shown next to a field. */
export const ADMIN_RULES = {
  ...ADMIN_TEXTS.rules,
  ...RANKING_TEXTS.rules,
  ...PLACE_TEXTS.rules,
  ...STATEMENT_TEXTS.rules,
  ...MAILING_TEXTS.rules,
  ...CERTIFICATE_TEXTS.rules,
  ...CHECK_IN_TEXTS.rules,
  ...CONTENT_TEXTS.rules,
  ...SETTINGS_TEXTS.rules,
  ...SEASON_TEXTS.rules,
  ...INTEGRATION_TEXTS.rules,
  ...PICTURE_TEXTS.rules,
};

export const ADMIN_SUCCESS = {
  ...ADMIN_TEXTS.success,
  ...RANKING_TEXTS.success,
  ...PLACE_TEXTS.success,
  ...STATEMENT_TEXTS.success,
  ...MAILING_TEXTS.success,
  ...CERTIFICATE_TEXTS.success,
  ...CHECK_IN_TEXTS.success,
  ...CONTENT_TEXTS.success,
  ...SETTINGS_TEXTS.success,
  ...SEASON_TEXTS.success,
  ...INTEGRATION_TEXTS.success,
  ...PICTURE_TEXTS.success,
};
