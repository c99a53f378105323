import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { toAppError } from "../../shared/errors/app-error";

/** Why team or payment could not be fetched, in the specification's words; null when they could. */
export function loadProblem(error: Error | undefined): string | null {
  if (error === undefined) return null;
  const { code, message } = toAppError(error, FALLBACKS.paymentTeamId);
  return code === "UNREACHABLE" ? `${message} Check your connection and try again.` : message;
}
