import type { AdminColumn } from "../../table/admin-column";
import { AdminTable } from "../../table/admin-table";
import type { Recipient } from "../hooks/use-audience";

const COLUMNS: readonly AdminColumn<Recipient>[] = [
  { key: "name", header: "Name", primary: true, value: ({ values }) => values.name },
  { key: "email", header: "E-mail", value: ({ email }) => email },
  { key: "team", header: "Team", value: ({ team }) => team.name },
  { key: "missing", header: "Missing", value: ({ values }) => values.missing },
  { key: "ranking", header: "Ranking", numeric: true, value: ({ team }) => team.ranking },
];

/** Everybody who gets the mail. */
export function RecipientList({ recipients }: { readonly recipients: readonly Recipient[] }) {
  return (
    <AdminTable
      caption="Who gets this mail"
      noun={["person", "people"]}
      columns={COLUMNS}
      rows={recipients}
      rowKey={({ email }) => email}
      searchHint="Name, e-mail, team"
      empty={null}
    />
  );
}
