import { Grant, hasAdminAccess, type Holder } from "./grants.js";

/**
 * The settings for who must log in with two steps. Each setting also covers everyone whom the previous setting covers.
 */
export const TwoStepDuty = {
  Voluntary: "voluntary",
  /** The default, because treasurers decide about money. */
  Treasurers: "treasurers",
  /** Superadmins and all holders of a grant. */
  Rights: "rights",
} as const;
export type TwoStepDuty = (typeof TwoStepDuty)[keyof typeof TwoStepDuty];

const BY_WEIGHT: readonly TwoStepDuty[] = Object.values(TwoStepDuty);

/** Returns whether `duty` requires two-step login from fewer people than `than`. */
export function isLighter(duty: TwoStepDuty, than: TwoStepDuty): boolean {
  return BY_WEIGHT.indexOf(duty) < BY_WEIGHT.indexOf(than);
}

/** Returns whether the setting requires two-step login from a person. */
export function owesTwoSteps(duty: TwoStepDuty, holder: Holder): boolean {
  if (duty === TwoStepDuty.Rights) return hasAdminAccess(holder);
  return duty === TwoStepDuty.Treasurers && holder.grants.includes(Grant.Treasurer);
}
