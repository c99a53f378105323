import { hash } from "node:crypto";
import type { Candidate, LineMatch } from "./match-facts.js";

/** Returns true when the line can be confirmed. */
export function isConfirmable(match: LineMatch): match is LineMatch & { readonly candidate: Candidate } {
  return match.candidate !== null && (match.outcome === "exact" || match.outcome === "probable");
}

/** Returns the fingerprint of a result. A different fingerprint means that the result changed since it was shown. */
export function matchKey({ line, outcome, candidate }: LineMatch): string {
  const facts = [
    line.fingerprint,
    outcome,
    candidate?.teamId,
    candidate?.paymentId,
    candidate?.status,
    candidate?.transactionId,
    candidate?.amountPaise,
  ];
  return hash("sha256", JSON.stringify(facts)).slice(0, 16);
}
