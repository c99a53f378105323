import { signUpStudent } from "../../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import type { TestClient } from "../../../app/testing/test-client.js";

export const FEE = 36_000;
let app: TestApp;
let admin: TestClient;

/** Starts a site and signs in its treasurer. Returns a function that closes the site. */
export async function openBook(): Promise<() => Promise<void>> {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  return () => app.close();
}

/** A team with its leader's client. */
export interface Team {
  readonly id: string;
  readonly reference: string;
  readonly client: TestClient;
}
interface Row {
  readonly parts: readonly { readonly teamName: string; readonly amount: number }[];
  readonly open: number;
  readonly bank: number | null;
  readonly bankTotal: number;
  readonly cash: number | null;
  readonly cashTotal: number;
  readonly unseen: number | null;
}
interface Figures {
  readonly accepted: { readonly amount: number };
  readonly cash: { readonly amount: number };
  readonly surplus: { readonly amount: number };
  readonly open: { readonly amount: number };
}

async function call<Answer = Record<string, never>>(
  client: TestClient,
  [name, type]: readonly [name: string, type: string],
  input: object,
  selection = "{ message }",
): Promise<Answer> {
  const reply = await client.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) ${selection} }`, {
    input,
  });
  if (reply.errors) throw new Error(`${name}: ${JSON.stringify(reply.errors)}`);
  return reply.data?.[name] as Answer;
}

export async function read<Answer>(query: string, variables = {}): Promise<Answer> {
  const reply = await admin.graphql(query, variables);
  if (reply.errors) throw new Error(`${query}: ${JSON.stringify(reply.errors)}`);
  return reply.data as Answer;
}

/** Registers a leader and creates a team in the current event. */
export async function foundTeam(index: number): Promise<Team> {
  const { client } = await signUpStudent(app, `leader${String(index)}@example.org`);
  const selection = "{ team { id } session { token } }";
  const made = await call<{ team: { id: string }; session: { token: string } }>(
    client,
    ["createTeam", "CreateTeamInput"],
    { name: `Team ${String(index)}` },
    selection,
  );
  client.token = made.session.token;
  const [team] = await app.application.services.db.query<{ reference: string }>(
    "SELECT reference FROM teams WHERE id = ?",
    [made.team.id],
  );
  return { id: made.team.id, reference: team?.reference ?? "", client };
}

/** Returns a transaction id that is different for each team. */
export const numberOf = (index: number): string => `4123456789${String(10 + index)}`;
export const report = ({ id, client }: Team, transactionId: string) =>
  call(client, ["reportPayment", "ReportPaymentInput"], { teamId: id, transactionId });

/** Returns a team's payment from the treasurer's list. */
export async function paymentOf({ id }: Team): Promise<{ id: string; version: string }> {
  const { reportedPayments } = await read<{
    reportedPayments: { id: string; teamId: string; version: string }[];
  }>("{ reportedPayments { id teamId version } }");
  const payment = reportedPayments.find(({ teamId }) => teamId === id);
  if (!payment) throw new Error("no payment");
  return payment;
}

/** Commits a statement and confirms its exact lines. Returns the outcomes of all lines. */
export async function commit(csv: string): Promise<string[]> {
  const MAPPING = "date description reference amount direction credit debit status unused";
  const { inspectStatement } = await read<{ inspectStatement: { mapping: object } }>(
    `query ($input: InspectStatementInput!) { inspectStatement(input: $input) { mapping { ${MAPPING} } } }`,
    { input: { csv } },
  );
  const { mapping } = inspectStatement;
  const { previewStatement } = await read<{
    previewStatement: {
      lines: { line: number; outcome: string; match: { teamId: string; matchKey: string } | null }[];
    };
  }>(
    `query ($input: PreviewStatementInput!) {
      previewStatement(input: $input) { lines { line outcome match { teamId matchKey } } } }`,
    { input: { csv, mapping } },
  );
  const exact = previewStatement.lines.filter(({ outcome }) => outcome === "exact");
  const rows = exact.map(({ line, match }) => ({ line, ...match }));
  await call(admin, ["commitStatement", "CommitStatementInput"], { csv, mapping, rows });
  return previewStatement.lines.map(({ outcome }) => outcome);
}

/** Returns the open line with this text in its narration or reference. */
export const lineWith = async (words: string) => {
  const { bankLines } = await read<{
    bankLines: { batchId: string; line: number; narration: string | null; reference: string }[];
  }>("{ bankLines { batchId line narration reference } }");
  const bankLine = bankLines.find(({ narration, reference }) =>
    `${narration ?? ""} ${reference}`.includes(words),
  );
  if (!bankLine) throw new Error(`no line with ${words}`);
  return { batchId: bankLine.batchId, lineNumber: bankLine.line };
};
export const allocate = async (words: string, ...parts: readonly object[]) =>
  call(admin, ["allocateLine", "AllocateLineInput"], { ...(await lineWith(words)), parts });

/** Requests a refund and records it as paid. Returns its id. */
export async function refund(of: object, how: object): Promise<string> {
  const { refund: openRefund } = await call<{ refund: { id: string } }>(
    admin,
    ["requestRefund", "RequestRefundInput"],
    { ...of, reason: "does not come" },
    "{ refund { id } }",
  );
  const input = { refundId: openRefund.id, paidOn: "2025-03-05", ...how };
  await call(admin, ["recordRefund", "RecordRefundInput"], input);
  return openRefund.id;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Checks that the figures, the ledger and the given bank total (in paise) agree. Returns the figures. */
export async function agreed(bank: number): Promise<Figures> {
  const { ledger, paymentFigures: figures } = await read<{ ledger: Row[]; paymentFigures: Figures }>(
    `{ ledger { parts { teamName amount } open bank bankTotal cash cashTotal unseen }
       paymentFigures { accepted { amount } cash { amount } surplus { amount } open { amount } } }`,
  );
  const last = ledger.at(-1);
  expect({
    bank: last?.bankTotal,
    bankSum: sum(ledger.map((row) => row.bank ?? 0)),
    cash: last?.cashTotal,
    teams: sum(ledger.flatMap(({ parts }) => parts.map(({ amount }) => amount))),
    open: sum(ledger.map(({ open }) => open)),
  }).toEqual({
    bank,
    bankSum: bank,
    cash: figures.cash.amount,
    teams: figures.accepted.amount + figures.surplus.amount,
    open: figures.open.amount,
  });
  return figures;
}

export const act = (operation: readonly [name: string, type: string], input: object) =>
  call(admin, operation, input);
