import { hash } from "node:crypto";
import type { Candidate, LineMatch } from "./match-facts.js";

/** True for a line that can be confirmed. */
export function isConfirmable(match: LineMatch): match is LineMatch & { readonly candidate: Candidate } {
  return match.candidate !== null && (match.outcome === "exact" || match.outcome === "probable");
}

/** Fingerprint of what a match says; another one means that something changed since it was shown. */
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
