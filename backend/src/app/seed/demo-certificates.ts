import { randomBytes } from "node:crypto";
import type { Database, Tx } from "../../kernel/db/database.js";
import { newId } from "../../kernel/db/ids.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { CertificateLayoutRepository } from "../../modules/certificates/certificate-layout.repository.js";
import { Certificate } from "../../modules/certificates/certificate.entity.js";
import { FIRST_LAYOUTS } from "../../modules/certificates/contract/certificate-layout.js";
import { holderKey } from "../../modules/certificates/attendees.js";
import { eventDays } from "../../modules/certificates/printing/certificate-texts.js";
import { isOver } from "../../modules/certificates/contract/certificate-rules.js";
import type { DemoGroup, DemoSetting } from "./demo-group.js";

const KIND = "participation" as const;
/** Only teams up to this ranking get certificates, which is enough even for a demo with thousands of teams. */
const PLACES = 100;

/** Gives certificates to the people of ranked teams that paid, as an admin does after an event. */
export async function giveCertificates(
  tx: Tx,
  db: Database,
  groups: readonly DemoGroup[],
  { event, admin }: DemoSetting,
): Promise<void> {
  const issuedAt = new Date();
  const ranked = groups.filter(
    ({ team }) => team.paymentStatus === "accepted" && (team.ranking ?? Infinity) <= PLACES,
  );
  if (ranked.length === 0 || !isOver(event, issuedAt)) return;
  const layouts = new CertificateLayoutRepository(db);
  const { id: layoutId } =
    (await layouts.newest(event.id, KIND)) ??
    (await layouts.insert(tx, event.id, KIND, FIRST_LAYOUTS.en[KIND]));
  const batch = { batchId: newId(), issuedAt, issuedByName: admin.name };
  const of = {
    eventId: event.id,
    layoutId,
    kind: KIND,
    eventTitle: event.title,
    eventDays: eventDays(event),
  };
  const rows = ranked.flatMap(({ team: { name: teamName }, people }) =>
    people.map(({ id: userId, name, email, college }): Certificate => {
      const holder = { name, email, teamName };
      const ids = {
        id: newId(),
        publicId: randomBytes(16).toString("base64url"),
        holderKey: holderKey(holder),
      };
      const nothing = { place: null, revokedAt: null, revokedByName: null, withdrawReason: null };
      return { ...of, ...batch, ...ids, ...holder, userId, college, ...nothing };
    }),
  );
  // A certificate is kept when its holder's team and account are deleted. So a demo student who is created again may
  // already have one.
  const existing = await tx.find(Certificate, {
    select: { holderKey: true },
    where: { eventId: event.id, kind: KIND },
  });
  const holders = new Set(existing.map((one) => one.holderKey));
  await insertMany(
    tx,
    Certificate,
    rows.filter((one) => !holders.has(one.holderKey)),
  );
}
