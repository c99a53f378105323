import { LIMITS } from "@contract/kernel/contract/limits";
import { t } from "@contract/kernel/contract/t";
import { PreviewPeopleDocument, type PreviewPeopleQuery } from "../../../graphql/features/admin-users";
import type { PersonColumn } from "../../../graphql/schema-types";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { refused } from "../../../shared/errors/by-field";
import {
  type Applied,
  ImportLine,
  lineEntries,
  ListImportModal,
} from "../../../shared/lists/list-import-modal";
import { useListImport } from "../../../shared/lists/use-list-import";
import { type CellChange, opposites } from "../../../shared/table/cells/cell-changes";
import { problemsOf } from "../../../shared/table/cells/use-cell-history";
import { useSavePeople } from "../hooks/use-save-people";

type PersonLine = PreviewPeopleQuery["previewPeople"]["lines"][number];

const LABELS: Readonly<Record<PersonColumn, string>> = {
  NAME: t("Name"),
  COLLEGE: t("College"),
  ROLL_NO: t("Roll No."),
  HANDLE: t("Codeforces handle"),
  PHONE: t("Phone"),
};

interface PeopleImportModalProps {
  readonly onClose: () => void;
  /** Called when people were changed, so that the list can be fetched again. */
  readonly onChanged: () => void;
}

/**
 * Imports people's data from a spreadsheet. Asks for a file, shows a preview of the changes, and saves the selected
 * changes.
 */
export function PeopleImportModal({ onClose, onChanged }: PeopleImportModalProps) {
  const fetchPreview = useFetch(PreviewPeopleDocument, "no-cache");
  const list = useListImport("people", async (input) => (await fetchPreview({ input })).previewPeople);
  const save = useSavePeople();
  /** Saves changes. Returns the changes that would revert them. */
  const change = async (changes: readonly CellChange[], nameOf: (id: string) => string) => {
    const { applied, cells } = await save(changes, false);
    if (!applied)
      throw refused(t("Nothing was saved. {reasons}", { reasons: problemsOf(changes, cells, nameOf) }));
    onChanged();
    return opposites(changes, cells);
  };
  const revert = async (changes: readonly CellChange[]): Promise<Applied> => {
    await change(changes, () => "");
    return { text: t("All changes were undone.") };
  };
  const { lines = [], unchanged = 0 } = list.preview ?? {};
  return (
    <ListImportModal
      list={list}
      onClose={onClose}
      title="Change people from a file"
      description="An Excel or CSV file with the same headings as the export. One heading must be ID or Email. The site reads Name, College, Roll No., Codeforces handle and Phone. Other columns and empty cells change nothing."
      summary={summaryOf(lines, unchanged)}
      label="Lines in the file"
      entries={lineEntries(lines)}
      show={(line) => (
        <ImportLine line={line}>
          {line.changes.map(({ column, from, to }) => (
            <p key={column}>
              {LABELS[column]}: <del className="text-soft">{from ?? "empty"}</del> →{" "}
              <ins className="no-underline">{to}</ins>
            </p>
          ))}
        </ImportLine>
      )}
      tooMany={(chosen) =>
        changesOf(chosen).length > LIMITS.cellChanges ? t("Choose at most 2,000 changes at once.") : null
      }
      action={(chosen) => (
        <>
          Change {chosen.length} {chosen.length === 1 ? "person" : "people"}
        </>
      )}
      busyLabel="Changing..."
      onApply={async (chosen) => {
        const names = new Map(chosen.map(({ userId, name }) => [userId, name]));
        const changes = await change(changesOf(chosen), (id) => names.get(id) ?? "");
        const text = t("{n, plural, one {1 person} other {# people}} changed.", { n: chosen.length });
        const back = { label: t("Take back"), busyLabel: t("Taking back..."), run: () => revert(changes) };
        return changes.length === 0 ? { text } : { text, revert: back };
      }}
    />
  );
}

/** Returns the changes of the lines that match a person, in the form that `useSavePeople` takes. */
function changesOf(lines: readonly PersonLine[]): readonly CellChange[] {
  return lines.flatMap(({ userId: id, changes }) =>
    id === null ? [] : changes.map(({ column: field, from, to }) => ({ id, field, from: from ?? "", to })),
  );
}

function summaryOf(lines: readonly PersonLine[], unchanged: number): string {
  const invalidCount = lines.filter(({ problem }) => problem !== null).length;
  const changing = lines.length - invalidCount;
  return t(
    "{changing, plural, one {# person changes} other {# people change}}. {wrong, plural, one {# line has mistakes} other {# lines have mistakes}}. {unchanged, plural, one {# line changes} other {# lines change}} nothing.",
    { changing, wrong: invalidCount, unchanged },
  );
}
