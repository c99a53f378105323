import { useId, useState, type KeyboardEvent } from "react";
import { Link, useNavigate } from "react-router-dom";
import { t } from "@contract/kernel/contract/t";
import { useMay } from "../../../shared/session/may";
import { controlClass } from "../../../shared/ui/field-frame";
import { Modal } from "../../../shared/ui/modal";
import { placesFor, type Found, type SearchedTab } from "../places";
import { useFinds, type Group } from "../use-finds";

interface SearchDialogProps {
  readonly tabs: readonly SearchedTab[];
  readonly onClose: () => void;
}

/** Finds people, teams, transfers, receipts and tabs by a few letters. Enter or a click opens a result. */
export function SearchDialog({ tabs, onClose }: SearchDialogProps) {
  const id = useId();
  const navigate = useNavigate();
  const may = useMay();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const { groups, isSearching, isPartial } = useFinds(text);
  const places = placesFor(text, tabs, may);
  const all: readonly Group[] = [
    ...(places.length > 0 ? [{ title: t("Tabs"), found: places }] : []),
    ...groups,
  ];
  const found = all.flatMap((group) => group.found);
  const active = Math.min(chosen, found.length - 1);
  const open = ({ to }: Found) => {
    // Navigates before the dialog closes. If the dialog closed first, it would go back one step in the history to
    // remove its own entry.
    void navigate(to);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      const next = (active + step + found.length) % found.length;
      setChosen(next);
      document.getElementById(`${id}-${String(next)}`)?.scrollIntoView({ block: "nearest" });
    }
    const target = found[active];
    if (event.key === "Enter" && target !== undefined) {
      event.preventDefault();
      // While the search is running, the lists still show the results of the previous text. The tabs are current.
      if (!isSearching || active < places.length) open(target);
    }
  };
  return (
    <Modal open onClose={onClose} title="Search the admin area">
      <div className="grid gap-3">
        <input
          role="combobox"
          aria-label={t("Search")}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={found.length > 0 ? `${id}-${String(active)}` : undefined}
          aria-autocomplete="list"
          type="text"
          autoComplete="off"
          placeholder={t("Person, team, number or tab")}
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          className={controlClass(false)}
        />
        <p role="status" className="min-h-6 text-sm text-soft">
          {isSearching
            ? "Searching..."
            : isPartial
              ? "Some lists could not be searched. Change the text to try again."
              : found.length === 0
                ? "Nothing was found. Check the spelling, or search for something else."
                : t("{n, plural, one {# result} other {# results}}", { n: found.length })}
        </p>
        <Results id={id} groups={all} active={active} onOpen={open} />
      </div>
    </Modal>
  );
}

interface ResultsProps {
  readonly id: string;
  readonly groups: readonly Group[];
  /** The index of the active result, counted across all groups. */
  readonly active: number;
  readonly onOpen: (found: Found) => void;
}

function Results({ id, groups, active, onOpen }: ResultsProps) {
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { found }) => sum + found.length, 0));
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t("Results")} tabIndex={-1} className="search-results">
      {groups.map(({ title, found }, at) => (
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className="pt-2 text-sm text-soft">
            {title}
          </p>
          {found.map((one, index) => {
            const position = (starts[at] ?? 0) + index;
            return (
              // The search field keeps the focus and handles the keys. A result is a link, so that it can be opened in
              // a new browser tab.
              <Link
                key={one.key}
                id={`${id}-${String(position)}`}
                role="option"
                aria-selected={position === active}
                tabIndex={-1}
                to={one.to}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onOpen(one);
                }}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-l-4 border-transparent px-3 py-1 hover:bg-sunken aria-selected:border-accent aria-selected:bg-accent-wash"
              >
                <span className="font-semibold">{one.label}</span>
                <span className="max-w-full truncate font-mono text-sm text-soft">{one.detail}</span>
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
