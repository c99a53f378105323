import type { TestApp } from "../../../app/testing/test-app.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import { newId } from "../../../kernel/db/ids.js";
import type { CertificateChoiceInput } from "../contract/issue-certificates.input.js";
import type { createCertificateServices } from "../certificates.module.js";

/** A Superadmin who issues certificates. */
export const GIVER: Caller = {
  ...{ userId: newId(), sessionId: newId(), name: "Giver", email: "giver@example.org" },
  ...{ role: "Superadmin", grants: [] },
};

/**
 * Returns a choice that gives participation certificates to a list of people. Each line contains name, e-mail, team and
 * rank.
 */
export function listOf(...lines: readonly string[]): CertificateChoiceInput {
  const csv = ["Name,Email,Team,Rank", ...lines].join("\n");
  return { eventSlug: "syntaxsiege", kind: "participation", source: "list", csv, without: [] };
}

type Services = Pick<
  ReturnType<typeof createCertificateServices>,
  "certificatePreviews" | "certificateIssues"
>;

/** Issues certificates to the people in a selection. Returns the event's certificates afterwards. */
export async function giveOut(services: Services, choice: CertificateChoiceInput) {
  const { key: previewKey } = await services.certificatePreviews.preview(GIVER, choice);
  return (await services.certificateIssues.issue(GIVER, { choice, previewKey })).board.certificates;
}

export async function countOf({ application }: TestApp): Promise<number> {
  const { db } = application.services;
  const [row] = await db.query<{ n: number | string }>("SELECT COUNT(*) AS n FROM certificates");
  return Number(row?.n);
}
