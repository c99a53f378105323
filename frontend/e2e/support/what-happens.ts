import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { graphql } from "./demo-site";
import type { Site } from "./site";
import type { Student } from "./students";

const CLUB = fileURLToPath(new URL("../../../backend/dist/app/cli/main.js", import.meta.url));
const MAPPING = { date: 0, description: 1, reference: 2, credit: 3 };

/** Commits a statement of one line for the team that it is shown for; answers how to take it back. */
export async function acceptByStatement(
  site: Site,
  admin: Student,
  line: string,
): Promise<() => Promise<unknown>> {
  const csv = `Date,Narration,Reference,Credit\n${line}\n`;
  const { previewStatement } = await graphql<{
    previewStatement: { lines: { line: number; match: { matchKey: string; teamId: string } | null }[] };
  }>(
    site,
    admin,
    `
      query ($input: PreviewStatementInput!) {
        previewStatement(input: $input) {
          lines {
            line
            match {
              matchKey
              teamId
            }
          }
        }
      }
    `,
    { input: { csv, mapping: MAPPING } },
  );
  const rows = previewStatement.lines.flatMap(({ line: number, match }) =>
    match === null ? [] : [{ line: number, ...match }],
  );
  const { commitStatement } = await graphql<{ commitStatement: { batch: { id: string } } }>(
    site,
    admin,
    "mutation ($input: CommitStatementInput!) { commitStatement(input: $input) { batch { id } } }",
    { input: { csv, mapping: MAPPING, rows } },
  );
  const input = { batchId: commitStatement.batch.id };
  return () =>
    graphql(
      site,
      admin,
      "mutation ($input: UndoStatementBatchInput!) { undoStatementBatch(input: $input) { message } }",
      {
        input,
      },
    );
}

const FIELDS = `id slug title summary description image schedule venue fee maxTeamSize firstDay lastDay
  registrationOpensAt registration state qualifyingRank notices { title description link }`;

/** The current event's registration closes in two days. */
export async function closeSoon(site: Site, admin: Student): Promise<void> {
  const { currentEvent } = await graphql<{ currentEvent: { id: string } }>(
    site,
    admin,
    `{ currentEvent { ${FIELDS} } }`,
  );
  const { id: eventId, ...fields } = currentEvent;
  const registrationClosesAt = new Date(Date.now() + 2 * 24 * 3_600_000).toISOString();
  await graphql(
    site,
    admin,
    "mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { message } }",
    {
      input: { eventId, ...fields, registrationClosesAt },
    },
  );
}

/** What a running site does once an hour. A team made a moment ago is not reminded, so its clock runs two hours ahead. */
export async function remind({ env }: Site): Promise<void> {
  const preload = new URL("./two-hours-ahead.mjs", import.meta.url).href;
  await promisify(execFile)(process.execPath, ["--import", preload, CLUB, "remind"], { env });
}

/** Whoever runs the server removes what somebody set up for the second step. */
export async function resetSecondFactor({ env }: Site, email: string): Promise<void> {
  await promisify(execFile)(process.execPath, [CLUB, "reset-second-factor", email], { env });
}
