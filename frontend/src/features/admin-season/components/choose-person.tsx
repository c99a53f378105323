import { t } from "@contract/kernel/contract/t";
import { useRef, useState, type SubmitEvent } from "react";
import { PeopleToChooseDocument, type PeopleToChooseQuery } from "../../../graphql/features/admin-season";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { useAction } from "../../../shared/hooks/use-action";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { SearchField } from "../../../shared/ui/field-kinds";
import { RowButton } from "../../../shared/ui/row-button";

/** A user who was chosen to become a Superadmin. */
export type Chosen = Pick<PeopleToChooseQuery["users"]["edges"][number]["node"], "id" | "name" | "email">;

interface ChoosePersonProps {
  readonly chosen: readonly Chosen[];
  /** Ids of the current Superadmins. */
  readonly taken: readonly string[];
  readonly onChange: (chosen: readonly Chosen[]) => void;
}

/** Finds accounts by name or e-mail address, for choosing new Superadmins. */
export function ChoosePerson({ chosen, taken, onChange }: ChoosePersonProps) {
  const [search, setSearch] = useState("");
  const [candidates, setCandidates] = useState<readonly Chosen[] | null>(null);
  const { busy, problem, run } = useAction();
  const fetchPeople = useFetch(PeopleToChooseDocument, "no-cache");
  const [searched, setSearched] = useState("");
  const wanted = useRef("");
  /** Searches again if the admin has searched for another text during the request. */
  const look = async (): Promise<void> => {
    const text = wanted.current;
    const { users } = await fetchPeople({ search: text });
    if (wanted.current !== text) return look();
    setCandidates(users.edges.map(({ node }) => node));
    return undefined;
  };
  const onSearch = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    wanted.current = search.trim();
    setSearched(wanted.current);
    if (wanted.current !== "") void run(look);
  };
  const known = new Set([...taken, ...chosen.map(({ id }) => id)]);
  const offered = candidates?.filter(({ id }) => !known.has(id)) ?? [];
  return (
    <div className="grid gap-3">
      <form onSubmit={onSearch} className="sm:max-w-md">
        <SearchField
          label="New Superadmins"
          hint="New Superadmins need an account. Search by name or e-mail address."
          value={search}
          onChange={setSearch}
          action={
            // While the button is busy, Enter does nothing, so it is not busy after the text changed.
            <Button
              type="submit"
              variant="secondary"
              busy={busy && searched === search.trim()}
              busyLabel="Searching..."
            >
              Search
            </Button>
          }
        />
      </form>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      <p role="status" className="sr-only">
        {candidates === null
          ? ""
          : t("{n, plural, one {1 person} other {# people}} found", { n: offered.length })}
      </p>
      {candidates?.length === 0 ? (
        <p className="text-soft">No account was found. New Superadmins must sign up on the site first.</p>
      ) : null}
      {candidates !== null && candidates.length > 0 && offered.length === 0 ? (
        <p className="text-soft">All people found are already Superadmins or already chosen.</p>
      ) : null}
      <People
        people={offered}
        verb="Add"
        onPress={(person) => {
          onChange([...chosen, person]);
          setSearch("");
          setCandidates(null);
        }}
      />
      {chosen.length === 0 ? null : (
        <section aria-label="People who will become Superadmins">
          <p className="font-semibold">People who will become Superadmins</p>
          <People
            people={chosen}
            verb="Remove from the list"
            onPress={({ id }) => onChange(chosen.filter((one) => one.id !== id))}
          />
        </section>
      )}
    </div>
  );
}

function People(props: {
  readonly people: readonly Chosen[];
  readonly verb: string;
  readonly onPress: (person: Chosen) => void;
}) {
  const { people, verb, onPress } = props;
  if (people.length === 0) return null;
  return (
    <ul className="divide-y divide-rule border-y border-rule sm:max-w-2xl">
      {people.map((person) => (
        <li key={person.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
          <span className="min-w-0 wrap-anywhere">
            {person.name} <span className="text-sm text-soft">{person.email}</span>
          </span>
          <RowButton of={person.name} onClick={() => onPress(person)}>
            {verb}
          </RowButton>
        </li>
      ))}
    </ul>
  );
}
