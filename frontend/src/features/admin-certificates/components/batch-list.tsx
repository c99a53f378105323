import { useState } from "react";
import { Button } from "../../../shared/ui/button";
import { DateTime } from "../../../shared/ui/date-time";
import { exportFileName } from "../../../shared/table/export";
import { type Batch, type Board, certificatesText, KIND_LABELS } from "../certificate-facts";
import { savePapers } from "../hooks/save-papers";

/**
 * Lists the batches of certificates with their sizes and the progress of their mails. Offers all certificates of a
 * batch as one PDF.
 */
export function BatchList({ eventSlug, batches }: Pick<Board, "eventSlug" | "batches">) {
  return (
    <ul aria-label="Certificates by batch" className="divide-y divide-rule border-y border-rule">
      {batches.map((batch) => (
        <BatchRow key={batch.id} eventSlug={eventSlug} batch={batch} />
      ))}
    </ul>
  );
}

function BatchRow({ eventSlug, batch }: Pick<Board, "eventSlug"> & { readonly batch: Batch }) {
  const { id, kind, issued, revoked, issuedAt, issuedByName } = batch;
  const [pages, setPages] = useState<readonly [drawn: number, all: number] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setPages([0, issued - revoked]);
    const fileName = exportFileName(`certificates-${kind}`, eventSlug, issuedAt);
    setProblem(await savePapers(id, fileName, (drawn, all) => setPages([drawn, all])));
    setPages(null);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-60 flex-1">
        <p className="font-semibold">
          {KIND_LABELS[kind]}: {certificatesText(issued)}
          {revoked === 0 ? "" : `, ${String(revoked)} withdrawn`}
        </p>
        <p className="text-sm text-soft">
          <DateTime value={issuedAt} />, {issuedByName}
        </p>
        <Mails batch={batch} />
        {problem === null ? null : (
          <p role="alert" className="text-bad">
            {problem}
          </p>
        )}
      </div>
      {pages === null ? (
        <Button variant="secondary" disabled={issued === revoked} onClick={() => void save()}>
          Save all as PDF
        </Button>
      ) : (
        <label className="grid text-sm">
          Page {pages[0]} of {pages[1]}
          <progress value={pages[0]} max={Math.max(1, pages[1])} className="w-40" />
        </label>
      )}
    </li>
  );
}

function Mails({ batch: { mailsWaiting, mailsSent, mailsFailed } }: { readonly batch: Batch }) {
  const all = mailsWaiting + mailsSent + mailsFailed;
  if (all === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
      {mailsWaiting === 0 ? null : (
        <progress value={all - mailsWaiting} max={all} aria-label="Mails sent" className="w-40" />
      )}
      {mailsSent} of {all} mails sent
      {mailsFailed === 0 ? "" : `, ${String(mailsFailed)} could not be delivered`}
    </p>
  );
}
