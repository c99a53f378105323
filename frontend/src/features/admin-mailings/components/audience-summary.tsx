import { useState } from "react";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { ListState } from "../../../shared/ui/list-state";
import type { useAudience } from "../hooks/use-audience";
import { RecipientList } from "./recipient-list";

/** How many people the choice means, and who they are. */
export function AudienceSummary({ looked }: { readonly looked: ReturnType<typeof useAudience> }) {
  const { audience, recipients, loading, problem } = looked;
  const [isOpen, setIsOpen] = useState(false);
  if (audience === null) return <ListState state={looked} />;
  const teams = audience.teams.length === 1 ? "1 team" : `${String(audience.teams.length)} teams`;
  const people = recipients.length === 1 ? "1 person" : `${String(recipients.length)} people`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-rule pt-4">
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" aria-busy={loading} className={loading ? "text-soft" : ""}>
          <strong className="font-mono text-xl">{people}</strong> in {teams}{" "}
          {recipients.length === 1 ? "gets" : "get"} it.{" "}
          {audience.withoutAddress === 0
            ? null
            : `${String(audience.withoutAddress)} more ${audience.withoutAddress === 1 ? "has" : "have"} no e-mail address.`}
        </p>
        {recipients.length === 0 ? null : (
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? "Hide the list" : "Show the list"}
          </Button>
        )}
      </div>
      {isOpen && recipients.length > 0 ? <RecipientList recipients={recipients} /> : null}
    </div>
  );
}
