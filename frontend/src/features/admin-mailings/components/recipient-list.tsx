import { useDeferredValue, useId, useMemo, useState } from "react";
import type { Recipient } from "../hooks/use-audience";
import { SearchField } from "../../../shared/ui/field-kinds";

/** Everybody who gets the mail, in a box of its own, so that the mail below stays near however many they are. */
export function RecipientList({ recipients }: { readonly recipients: readonly Recipient[] }) {
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
