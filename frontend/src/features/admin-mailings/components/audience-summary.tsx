import { useState, useDeferredValue, useId, useMemo } from "react";
import { foldSearch, matchesSearch, searchQuery } from "@contract/kernel/contract/search-text";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { ListState } from "../../../shared/ui/list-state";
import type { useAudience, Recipient } from "../hooks/use-audience";
import { SearchField } from "../../../shared/ui/field-kinds";
import { FILLED_LABELS } from "@contract/modules/mailings/contract/mail-language";
import { LANGUAGE } from "../../../shared/language";
import { t } from "@contract/kernel/contract/t";

/** Shows the number of recipients and, on request, their list. */
export function AudienceSummary({ looked }: { readonly looked: ReturnType<typeof useAudience> }) {
  const { audience, recipients, loading, problem } = looked;
  const [isOpen, setIsOpen] = useState(false);
  if (audience === null) return <ListState state={looked} />;
  // An entry with `only` is one person who was chosen individually, so it does not count as a team.
  const whole = audience.teams.filter(({ only }) => !only).length;
  const people = t("{n, plural, one {1 person} other {# people}}", { n: recipients.length });
  const teams = t("{whole, plural, one {1 team} other {# teams}}", { whole });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-rule pt-4">
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" aria-busy={loading} className={loading ? "text-soft" : ""}>
          <strong className="font-mono text-xl">{people}</strong>{" "}
          {whole === audience.teams.length
            ? t("in {teams} {n, plural, one {gets} other {get}} this mail.", { teams, n: recipients.length })
            : t("{n, plural, one {gets} other {get}} this mail.", { n: recipients.length })}{" "}
          {audience.withoutAddress === 0
            ? null
            : t("{n, plural, one {# more person has} other {# more people have}} no e-mail address.", {
                n: audience.withoutAddress,
              })}{" "}
          {audience.optedOut === 0
            ? null
            : t(
                "{n, plural, one {# person has} other {# people have}} switched off mailings and will not get this mail.",
                {
                  n: audience.optedOut,
                },
              )}
        </p>
        {recipients.length === 0 ? null : (
          <div className="outdent">
            <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? "Hide recipients" : "Show recipients"}
            </Button>
          </div>
        )}
      </div>
      {isOpen && recipients.length > 0 ? <RecipientList recipients={recipients} /> : null}
    </div>
  );
}

/** Lists all recipients in a scrolling box, so that a long list does not push the mail far down. */
function RecipientList({ recipients }: { readonly recipients: readonly Recipient[] }) {
  const id = useId();
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  const matchingRecipients = useMemo(() => {
    const words = searchQuery(wanted);
    return recipients.filter(({ email, values }) =>
      matchesSearch(foldSearch(`${values.name} ${email} ${values.team}`), words),
    );
  }, [recipients, wanted]);
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
        {wanted === ""
          ? ""
          : t("{found} of {all} people", { found: matchingRecipients.length, all: recipients.length })}
      </p>
      <ul
        aria-label="Recipients of this mail"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, with the arrow keys too
        tabIndex={0}
        className="later-rows relative max-h-96 divide-y divide-rule overflow-y-auto border border-rule bg-paper"
      >
        {matchingRecipients.map(({ email, values }) => (
          <li
            key={email}
            className="grid gap-x-4 px-3 py-2 text-sm wrap-anywhere sm:grid-cols-[1fr_1.4fr_1fr]"
          >
            <span className="font-semibold">{values.name}</span>
            <span className="font-mono">{email}</span>
            <span>
              {values.team}
              {values.missing === FILLED_LABELS[LANGUAGE].nothing ? null : (
                <span className="block text-soft">Missing: {values.missing}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
