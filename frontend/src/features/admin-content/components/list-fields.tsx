import { useState, type ReactNode } from "react";
import { Button } from "../../../shared/ui/button";
import { RowButton } from "../../../shared/ui/row-button";
import { ArrowIcon } from "../../../shared/ui/icons";
import { FieldError } from "../../../shared/ui/field-frame";
import type { ListSpec, MistakeAt } from "../field-spec";
import { listOf, newEntryId, textOf, type RecordValue } from "../topic-values";
import { t } from "@contract/kernel/contract/t";

interface ListFieldsProps {
  readonly field: ListSpec;
  readonly at: string;
  readonly value: unknown;
  readonly mistakeAt: MistakeAt;
  readonly onChange: (value: unknown) => void;
  readonly renderEntry: (
    entry: RecordValue,
    place: string,
    change: (entry: RecordValue) => void,
  ) => ReactNode;
}

/**
 * Edits a list of records in their order. Only one record is open at a time, because a form with forty open records is
 * unusable.
 */
export function ListFields({ field, at, value, mistakeAt, onChange, renderEntry }: ListFieldsProps) {
  const { label, entry, named } = field;
  const entries = listOf(value);
  const [open, setOpen] = useState<number | null>(null);
  const mistake = mistakeAt(at, label);
  const put = (next: readonly RecordValue[], opened: number | null) => {
    onChange(next);
    setOpen(opened);
  };
  const move = (from: number, by: -1 | 1) => {
    const next = [...entries];
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(from + by, 0, moved);
    put(next, open === from ? from + by : null);
  };
  const add = () => put([...entries, field.hasHiddenId ? { id: newEntryId(entry) } : {}], entries.length);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-2 text-lg font-semibold">
        {label} <span className="font-normal text-soft">({entries.length})</span>
      </legend>
      {mistake === undefined ? null : <FieldError id={`${at}-error`}>{mistake}</FieldError>}
      <ol id={at} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {entries.map((one, index) => {
          const place = `${at}[${String(index)}]`;
          const name = textOf(one[named]).trim();
          const title = name === "" ? t("(new {entry})", { entry }) : name;
          const isOpen = open === index;
          return (
            // Entries of some lists have no id, and are identified by their position.
            <li key={textOf(one["id"]) || index} className="border border-rule bg-paper">
              <div className="flex flex-wrap items-center justify-between gap-x-3 px-3 py-1">
                <p className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere">
                  {title}
                  <EntryMistake show={!isOpen} place={place} fields={field} mistakeAt={mistakeAt} />
                </p>
                <div className="outdent flex flex-wrap">
                  <RowButton of={title} aria-expanded={isOpen} onClick={() => setOpen(isOpen ? null : index)}>
                    {isOpen ? "Close" : "Edit"}
                  </RowButton>
                  {/* Arrows instead of words, so that all four buttons fit on one line of a phone. */}
                  <RowButton of={title} disabled={index === 0} onClick={() => move(index, -1)}>
                    <ArrowIcon className="size-5 -rotate-90" />
                    <span className="sr-only">Move up</span>
                  </RowButton>
                  <RowButton
                    of={title}
                    disabled={index === entries.length - 1}
                    onClick={() => move(index, 1)}
                  >
                    <ArrowIcon className="size-5 rotate-90" />
                    <span className="sr-only">Move down</span>
                  </RowButton>
                  <RowButton
                    of={title}
                    onClick={() =>
                      put(
                        entries.filter((_, other) => other !== index),
                        null,
                      )
                    }
                  >
                    Remove
                  </RowButton>
                </div>
              </div>
              {isOpen ? (
                <div className="border-t border-rule p-4">
                  {renderEntry(one, place, (inner) =>
                    onChange(entries.map((other, where) => (where === index ? inner : other))),
                  )}
                </div>
              ) : null}
            </li>
          );
        })}
      </ol>
      <div>
        <Button variant="secondary" onClick={add}>
          Add a {entry}
        </Button>
      </div>
    </fieldset>
  );
}

interface EntryMistakeProps {
  readonly show: boolean;
  readonly place: string;
  readonly fields: ListSpec;
  readonly mistakeAt: MistakeAt;
}

/** Marks a closed entry that has a mistake. */
function EntryMistake({ show, place, fields, mistakeAt }: EntryMistakeProps) {
  const inside = [place, `${place}.id`, ...fields.fields.map(({ name }) => `${place}.${name}`)];
  if (!show || !inside.some((one) => mistakeAt(one) !== undefined)) return null;
  return <span className="block text-sm text-bad">This entry has a mistake</span>;
}
