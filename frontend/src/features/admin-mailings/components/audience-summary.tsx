import { useState, useDeferredValue, useId, useMemo } from "react";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { ListState } from "../../../shared/ui/list-state";
import type { useAudience, Recipient } from "../hooks/use-audience";
import { SearchField } from "../../../shared/ui/field-kinds";

/** How many people the choice means, and who they are. */
export function AudienceSummary({ looked }: { readonly looked: ReturnType<typeof useAudience> }) {
  const { audience, recipients, loading, problem } = looked;
  const [isOpen, setIsOpen] = useState(false);
  if (audience === null) return <ListState state={looked} />;
  // Who was chosen by hand stands there with their team each, or with none.
  const whole = audience.teams.filter(({ only }) => !only).length;
  const teams = whole === 1 ? "1 team" : `${String(whole)} teams`;
  const people = recipients.length === 1 ? "1 person" : `${String(recipients.length)} people`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-rule pt-4">
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" aria-busy={loading} className={loading ? "text-soft" : ""}>
          <strong className="font-mono text-xl">{people}</strong>
          {whole === audience.teams.length ? ` in ${teams}` : ""} {recipients.length === 1 ? "gets" : "get"}{" "}
          it.{" "}
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

/** Everybody who gets the mail, in a box of its own, so that the mail below stays near however many they are. */
function RecipientList({ recipients }: { readonly recipients: readonly Recipient[] }) {
  const id = useId();
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search).trim().toLowerCase();
  const found = useMemo(
    () =>
      recipients.filter(({ email, team, values }) =>
        `${values.name} ${email} ${team.name}`.toLowerCase().includes(wanted),
      ),
    [recipients, wanted],
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="sm:max-w-md">
        <SearchField
          label="Find a person"
          name={`${id}search`}
          hint="Name, e-mail or team"
          value={search}
          onChange={setSearch}
        />
      </div>
      <p role="status" className="text-sm text-soft">
        {wanted === "" ? "" : `${String(found.length)} of ${String(recipients.length)} people`}
      </p>
      <ul
        aria-label="Who gets this mail"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, with the arrow keys too
        tabIndex={0}
        className="relative max-h-96 divide-y divide-rule overflow-y-auto border border-rule bg-paper"
      >
        {found.map(({ email, team, values }) => (
          <li
            key={email}
            className="grid gap-x-4 px-3 py-2 text-sm wrap-anywhere [contain-intrinsic-size:auto_3rem] [content-visibility:auto] sm:grid-cols-[1fr_1.4fr_1fr]"
          >
            <span className="font-semibold">{values.name}</span>
            <span className="font-mono">{email}</span>
            <span>
              {team.name}
              {values.missing === "nothing" ? null : (
                <span className="block text-soft">lacks {values.missing}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
