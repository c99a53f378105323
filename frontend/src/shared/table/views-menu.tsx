import { useId, useState, type SyntheticEvent } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";
import { Button } from "../ui/button";
import { TextField } from "../ui/text-field";
import { Menu, MENU_ROW } from "./menu";
import { useSavedViews } from "./use-saved-views";

interface ViewsMenuProps {
  /** The key of the table's views. */
  readonly table: string;
  /** The current view as a query string. */
  readonly view: string;
  readonly onOpen: (view: string) => void;
}

/** Lets the user open, save, rename and delete views of a table. */
export function ViewsMenu(props: ViewsMenuProps) {
  return (
    <Menu label="Views" width="w-96 max-w-[calc(100vw-1.5rem)]">
      <Views {...props} />
    </Menu>
  );
}

/** Shows the views, which are loaded when the menu opens. */
function Views({ table, view, onOpen }: ViewsMenuProps) {
  const { views, problem, busy, save, rename, remove } = useSavedViews(table);
  const [renamedId, setRenamedId] = useState<string | null>(null);
  const renamed = views?.find(({ id }) => id === renamedId) ?? null;
  return (
    <>
      {problem === null ? null : (
        <p role="alert" className="px-3 py-2 text-sm text-bad">
          {problem}
        </p>
      )}
      {views?.length === 0 ? (
        <p className="px-3 py-2 text-sm text-soft">
          You can save the search, filters, order and columns as a view.
        </p>
      ) : null}
      <ul>
        {views?.map((one) => (
          <li key={one.id} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center">
            <button
              type="button"
              className={`${MENU_ROW} cursor-pointer`}
              aria-pressed={one.query === view}
              onClick={() => onOpen(one.query)}
            >
              <span className={`truncate ${one.query === view ? "font-semibold" : ""}`} title={one.name}>
                {one.name}
              </span>
            </button>
            <Button variant="quiet" aria-label={`Rename ${one.name}`} onClick={() => setRenamedId(one.id)}>
              Rename
            </Button>
            <Button
              variant="quiet"
              aria-label={`Delete ${one.name}`}
              disabled={busy}
              onClick={() => void remove(one.id)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {renamed === null ? (
        <NameForm key="new" label="Save as" busy={busy} onName={(name) => save(name, view)} />
      ) : (
        <NameForm
          key={renamed.id}
          label={`Rename ${renamed.name}`}
          initial={renamed.name}
          busy={busy}
          onName={async (name) => {
            const done = await rename(renamed.id, name);
            if (done) setRenamedId(null);
            return done;
          }}
        />
      )}
    </>
  );
}

interface NameFormProps {
  readonly label: string;
  readonly initial?: string;
  readonly busy: boolean;
  /** Saves the name. Resolves to true on success, after which the field is cleared. */
  readonly onName: (name: string) => Promise<boolean>;
}

function NameForm({ label, initial = "", busy, onName }: NameFormProps) {
  const [name, setName] = useState(initial);
  const id = useId();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() !== "" && (await onName(name))) setName("");
  };
  return (
    <form className="grid gap-2 border-t border-rule p-3" onSubmit={(event) => void submit(event)}>
      <TextField
        id={id}
        name="viewName"
        label={label}
        value={name}
        onChange={setName}
        maxLength={LIMITS.viewNameMax}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving...">
        Save
      </Button>
    </form>
  );
}
