import { useState } from "react";
import { foldSearch, matchesSearch, searchQuery } from "@contract/kernel/contract/search-text";
import { useScrollUp } from "../../../shared/hooks/use-scroll-up";
import { EmptyState } from "../../../shared/ui/empty-state";
import { TextField } from "../../../shared/ui/text-field";
import type { Board, Issued } from "../certificate-facts";
import { BatchList } from "./batch-list";
import { ChangeCertificateModal } from "./change-certificate-modal";
import { GivenRow } from "./given-row";

interface GivenViewProps {
  readonly board: Board;
  readonly onDone: (text: string) => void;
  /** Called if the list turns out to be outdated. */
  readonly onOvertaken: () => void;
}

/** The change to a certificate that the admin requested. */
export interface Asked {
  readonly what: "withdraw" | "replace";
  readonly certificate: Issued;
}

/** Lists the issued certificates individually, and by batch with mails and a PDF. */
export function GivenView({ board, onDone, onOvertaken }: GivenViewProps) {
  const [search, setSearch] = useState("");
  const [question, setQuestion] = useState<Asked | null>(null);
  const top = useScrollUp();
  const words = searchQuery(search);
  const matchingCertificates = board.certificates.filter(({ name, teamName, email }) =>
    matchesSearch(foldSearch([name, teamName ?? "", email ?? ""].join("\n")), words),
  );
  if (board.certificates.length === 0)
    return (
      <EmptyState title="No certificates have been given out yet.">
        Here you can print, withdraw and replace certificates after you give them out.
      </EmptyState>
    );
  return (
    <div ref={top} className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-6">
      <BatchList eventSlug={board.eventSlug} batches={board.batches} />
      <div className="max-w-md">
        <TextField
          label="Find by name, team or e-mail"
          name="find-certificate"
          type="search"
          value={search}
          onChange={setSearch}
        />
      </div>
      <ul aria-label="Certificates" className="later-rows divide-y divide-rule border-y border-rule">
        {matchingCertificates.map((certificate) => (
          <GivenRow key={certificate.id} certificate={certificate} onAsk={setQuestion} />
        ))}
      </ul>
      {matchingCertificates.length === 0 ? (
        <p className="text-soft">No certificate matches this search. Try fewer letters.</p>
      ) : null}
      {question === null ? null : (
        <ChangeCertificateModal
          asked={question}
          onClose={() => setQuestion(null)}
          onDone={(text) => {
            setQuestion(null);
            onDone(text);
          }}
          onOvertaken={onOvertaken}
        />
      )}
    </div>
  );
}
