import { t } from "@contract/kernel/contract/t";

/** Shown after a change of password or e-mail, which ends all other sessions. */
export const OTHERS_LOGGED_OUT = t("Your other devices were logged out.");
