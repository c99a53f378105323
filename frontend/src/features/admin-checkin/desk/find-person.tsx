import { useState } from "react";
import { TextField } from "../../../shared/ui/text-field";
import { REFUSALS } from "../refusals";
import { apartFrom, type DeskPerson, found } from "./judge";
import { t } from "@contract/kernel/contract/t";

/** The number of people that fit above the keyboard on a phone. Typing more letters finds the others. */
const SHOWN = 8;
/** The id of the field. Other components move the focus to it. */
export const FIND_ID = "find-person";

interface FindPersonProps {
  readonly people: readonly DeskPerson[];
  readonly isIn: (person: DeskPerson) => boolean;
  readonly onChoose: (person: DeskPerson) => void;
  readonly onWalkIn: (person: DeskPerson) => void;
}

/** Finds a person by name, team or handle when they have no pass with them. */
export function FindPerson({ people, isIn, onChoose, onWalkIn }: FindPersonProps) {
  const [text, setText] = useState("");
  const hits = found(people, text, SHOWN);
  return (
    <div className="grid gap-3">
      <TextField
        type="search"
        name="find"
        id={FIND_ID}
        label="Find by name, team or handle"
        value={text}
        onChange={setText}
        // Selects the text, so that typing the next person's name replaces it.
        onFocus={({ target }) => target.select()}
        autoComplete="off"
      />
      {text.trim() !== "" && hits.length === 0 ? (
        <p className="text-soft">No person in the list matches.</p>
      ) : null}
      <ul className="grid gap-2 empty:hidden">
        {hits.map((person) => (
          <li key={person.id} className="flex items-stretch border border-rule bg-surface">
            <button
              type="button"
              className="min-h-12 min-w-0 flex-1 px-3 py-2 text-left wrap-anywhere hover:bg-sunken"
              onClick={() => onChoose(person)}
            >
              <span className="font-semibold">{person.name}</span>
              <Apart person={person} />
              <span className="block text-sm text-soft">
                {person.teamName}
                {person.handle === null ? "" : ` · ${person.handle}`} · {stateOf(person, isIn(person))}
              </span>
            </button>
            {person.refusal === null ? null : (
              <button
                type="button"
                aria-label={`Walk-in: ${person.name}`}
                className="link min-h-12 border-l border-rule px-3 font-semibold"
                onClick={() => onWalkIn(person)}
              >
                Walk-in
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Shows the facts that distinguish a person from a namesake. The facts are on a separate line, because the helper
 * compares them with the person's student card.
 */
function Apart({ person }: { readonly person: DeskPerson }) {
  const text = apartFrom(person);
  return text === null ? null : <span className="block font-semibold">{text}</span>;
}

function stateOf({ refusal }: DeskPerson, isIn: boolean): string {
  if (isIn) return t("already checked in");
  return refusal === null ? t("may enter") : REFUSALS[refusal].word.toLowerCase();
}
