import { Grant, hasAdminAccess, type Holder } from "./grants.js";

/** Who has to log in with two steps; each includes the ones before it. */
export const TwoStepDuty = {
  Voluntary: "voluntary",
  /** The default: treasurers decide about money. */
  Treasurers: "treasurers",
  /** Superadmins and everybody who holds a grant. */
  Rights: "rights",
} as const;
export type TwoStepDuty = (typeof TwoStepDuty)[keyof typeof TwoStepDuty];

const BY_WEIGHT: readonly TwoStepDuty[] = Object.values(TwoStepDuty);

/** Returns true when fewer people would have to log in with two steps. */
export function isLighter(duty: TwoStepDuty, than: TwoStepDuty): boolean {
  return BY_WEIGHT.indexOf(duty) < BY_WEIGHT.indexOf(than);
}

/** Returns true for an account that has to set up two-step login before it can do anything else. */
export function owesTwoSteps(duty: TwoStepDuty, holder: Holder): boolean {
  if (duty === TwoStepDuty.Rights) return hasAdminAccess(holder);
  return duty === TwoStepDuty.Treasurers && holder.grants.includes(Grant.Treasurer);
}
