import { startTestApp, type TestApp } from "../../app/testing/test-app.js";
import { updateWhere } from "../../kernel/db/changes.js";
import type { Tx } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { RateLimiter } from "../../kernel/limits/rate-limiter.js";
import { Certificate, CERTIFICATE_HOLDER } from "./certificate.entity.js";
import { CertificateRepository, type Withdrawal } from "./certificate.repository.js";
import { createCertificateServices } from "./certificates.module.js";
import type { CertificateLayoutInput } from "./contract/certificate-layout.input.js";
import { FIRST_LAYOUTS } from "./contract/certificate-layout.js";
import { countOf, GIVER, giveOut, listOf } from "./testing/given-out.js";

/** Number of simultaneous requests in a race, and of rounds in the last race. */
const PARALLEL = 10;
const PEOPLE = listOf("Rita,rita@example.org,,", "Ron,,Null Pointers,");

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const services = () => app.application.services;

/** Creates the certificate services with the given repository. */
function over(certificateRepository: CertificateRepository): ReturnType<typeof createCertificateServices> {
  const limiter = new RateLimiter(null, true);
  const site = { publicUrl: "https://club.example", clubName: () => "Club", secret: "a secret for tests" };
  return createCertificateServices({ ...services(), ...site, limiter, certificateRepository });
}

/** Returns the error codes of the rejected promises. */
async function refusals(acts: readonly Promise<unknown>[]): Promise<string[]> {
  return (await Promise.allSettled(acts)).flatMap((act) => {
    if (act.status === "fulfilled") return [];
    if (act.reason instanceof DomainError) return act.reason.code;
    throw act.reason;
  });
}

async function press({ certificatePreviews, certificateIssues }: ReturnType<typeof over>) {
  const { key: previewKey } = await certificatePreviews.preview(GIVER, PEOPLE);
  const input = { choice: PEOPLE, previewKey };
  return refusals(Array.from({ length: PARALLEL }, () => certificateIssues.issue(GIVER, input)));
}

test("of many parallel requests one issues certificates, and each person gets one", async () => {
  const refused = await press(over(services().certificateRepository));
  expect(refused).toHaveLength(PARALLEL - 1);
  for (const code of refused) expect(["CERTIFICATES_CHANGED", "CERTIFICATES_NOBODY"]).toContain(code);
  expect(await countOf(app)).toBe(2);
});

/** Finds no holders, as if all requests had read before any of them wrote. */
class LookedBefore extends CertificateRepository {
  override held() {
    return Promise.resolve({ keys: new Set<string>(), userIds: new Set<string>() });
  }
}

describe("controls: presses that all looked before one of them wrote", () => {
  test("give out once because of the unique index", async () => {
    const refused = await press(over(new LookedBefore(services().db)));
    expect(refused).toEqual(Array.from({ length: PARALLEL - 1 }, () => "CERTIFICATES_CHANGED"));
    expect(await countOf(app)).toBe(2);
  });

  test("and more than once without it", async () => {
    const { db } = services();
    const on = db.dialect === "mysql" ? " ON certificates" : "";
    await db.inTransaction(async (tx) => {
      // On MariaDB, the foreign key needs another index before the unique index can be dropped.
      await tx.query("CREATE INDEX ix_for_the_key ON certificates (eventId)");
      await tx.query(`DROP INDEX ${CERTIFICATE_HOLDER.name}${on}`);
    });
    await press(over(new LookedBefore(db)));
    expect(await countOf(app)).toBeGreaterThan(2);
  });
});

async function withdrawals({ certificateIssues, ...parts }: ReturnType<typeof over>): Promise<string[]> {
  const [one] = await giveOut({ certificateIssues, ...parts }, listOf("Wanda,wanda@example.org,,"));
  const input = { id: one?.id ?? "", reason: "Mistake" };
  return refusals(Array.from({ length: PARALLEL }, () => certificateIssues.withdraw(GIVER, input)));
}

test("of many who withdraw the same, one does", async () => {
  const refused = await withdrawals(over(services().certificateRepository));
  expect(refused).toEqual(Array.from({ length: PARALLEL - 1 }, () => "CERTIFICATE_REVOKED"));
  const log = await services().db.query("SELECT id FROM audit_entries WHERE action = 'certificate.withdraw'");
  expect(log).toHaveLength(1);
});

/** Withdraws without checking that the certificate is valid. */
class Unconditional extends CertificateRepository {
  override async withdraw(tx: Tx, id: string, withdrawal: Withdrawal): Promise<boolean> {
    await updateWhere(tx, Certificate, { id }, { ...withdrawal, revokedAt: new Date(), holderKey: null });
    return true;
  }
}

test("control: several do without the condition", async () => {
  expect((await withdrawals(over(new Unconditional(services().db)))).length).toBeLessThan(PARALLEL - 1);
});

test("a layout that is saved while certificates are given out: each has one that is there", async () => {
  const { certificateLayouts, db } = services();
  const words: CertificateLayoutInput = {
    ...FIRST_LAYOUTS.en.participation,
    ...{ eventSlug: "syntaxsiege", kind: "participation", signatures: [] },
  };
  for (let round = 0; round < PARALLEL; round += 1) {
    const save = () => certificateLayouts.save(GIVER, words);
    await save();
    const issuing = giveOut(services(), listOf(`Person ${String(round)},,,`));
    for (const code of await refusals([issuing, save(), save()])) expect(code).toBe("CERTIFICATES_CHANGED");
  }
  const lost = "SELECT id FROM certificates WHERE layoutId NOT IN (SELECT id FROM certificate_layouts)";
  expect(await db.query(lost)).toEqual([]);
});
