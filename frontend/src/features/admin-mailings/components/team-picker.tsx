import { useId, useMemo, useState } from "react";
import { foldSearch, matchesSearch, searchQuery } from "@contract/kernel/contract/search-text";
import { useMailingAudienceQuery } from "../../../graphql/features/admin-mailings";
import { Button } from "../../../shared/ui/button";
import { Spinner } from "../../../shared/ui/spinner";
import { teamIdsOf } from "../mail-values";
import type { MailForm } from "../hooks/use-mail-form";
import { SearchField } from "../../../shared/ui/field-kinds";

/** The number of teams to show. The others can be found with the search. */
const SHOWN = 50;

/** Selects individual teams, either in addition to the teams that match the filters or instead of them. */
export function TeamPicker({ form }: { readonly form: MailForm }) {
  const picked = teamIdsOf(form.values);
  const alone = form.values.fitting === "no";
  // Folds a list of teams that were chosen elsewhere, because a long list pushes the subject off the screen.
  const [isFolded] = useState(picked.length > 0);
  const [toggled, setToggled] = useState<boolean | null>(null);
  const isOpen = toggled ?? (alone && !isFolded);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {alone && !isFolded ? null : (
        <div className="outdent">
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setToggled(!isOpen)}>
            {isOpen ? "Hide individual teams" : alone ? "Show individual teams" : "Add individual teams"}
            {picked.length === 0 ? "" : ` (${String(picked.length)} chosen)`}
          </Button>
        </div>
      )}
      {isOpen ? (
        <TeamTicks
          eventSlug={form.values.eventSlug}
          picked={picked}
          legend={alone ? "Teams that get this mail" : "Additional teams that get this mail"}
          onPick={(teamIds) => form.set("teamIds", teamIds.join(","))}
        />
      ) : null}
    </div>
  );
}

interface TeamTicksProps {
  readonly eventSlug: string;
  readonly picked: readonly string[];
  readonly legend: string;
  readonly onPick: (teamIds: readonly string[]) => void;
}

function TeamTicks({ eventSlug, picked, legend, onPick }: TeamTicksProps) {
  const id = useId();
  const [search, setSearch] = useState("");
  const input = { eventSlug: eventSlug || null, fitting: true, whom: "LEADERS" as const, teamIds: [] };
  const { data, loading } = useMailingAudienceQuery({ variables: { input }, fetchPolicy: "no-cache" });
  const teams = data?.mailingAudience.teams;
  const matchingTeams = useMemo(() => {
    const words = searchQuery(search);
    return (teams ?? []).filter(({ name, reference }) =>
      matchesSearch(foldSearch(`${name} ${reference}`), words),
    );
  }, [teams, search]);
  const chosen = new Set(picked);
  if (teams === undefined)
    return loading ? <Spinner label="Loading..." /> : <p>The teams could not be loaded. Reload the page.</p>;
  // The selected teams that match the search come first, so that they can be deselected without scrolling.
  const shown = [
    ...matchingTeams.filter((team) => chosen.has(team.id)),
    ...matchingTeams.filter((team) => !chosen.has(team.id)),
  ];
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3 border border-rule p-3">
      <legend className="px-1 font-semibold">{legend}</legend>
      <SearchField
        label="Find a team"
        name={`${id}search`}
        hint="Name or reference"
        value={search}
        onChange={setSearch}
      />
      <p role="status" className="text-sm text-soft">
        Teams chosen: {picked.length}.{" "}
        {matchingTeams.length > SHOWN
          ? `${String(SHOWN)} of ${String(matchingTeams.length)} teams shown. Search for the others.`
          : ""}
        {matchingTeams.length === 0 ? "No team matches this search." : ""}
      </p>
      <ul className="grid max-h-72 gap-x-4 overflow-y-auto sm:grid-cols-2" tabIndex={-1}>
        {shown.slice(0, SHOWN).map((team) => (
          <li key={team.id}>
            <label className="flex min-h-11 items-center gap-3 px-1 hover:bg-sunken">
              <input
                type="checkbox"
                checked={chosen.has(team.id)}
                onChange={() =>
                  onPick(
                    chosen.has(team.id) ? picked.filter((other) => other !== team.id) : [...picked, team.id],
                  )
                }
                className="size-4 shrink-0 accent-accent"
              />
              <span className="min-w-0 wrap-anywhere">
                {team.name} <span className="font-mono text-sm text-soft">{team.reference}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {picked.length === 0 ? null : (
        <div className="outdent">
          <Button variant="quiet" onClick={() => onPick([])}>
            Remove all chosen teams
          </Button>
        </div>
      )}
    </fieldset>
  );
}
