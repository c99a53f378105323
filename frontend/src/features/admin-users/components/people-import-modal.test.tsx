import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { refusal } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { PeopleImportModal } from "./people-import-modal";

interface Input {
  readonly csv: string;
  readonly columns: readonly { readonly column: number; readonly field: string | null }[];
}

const CSV = "Email,College,Whose phone\nasha@list.example,NIT,9123456780";
const FIELDS = ["id", "email", "name", "college", "phone"];

/** A fake server that finds a list's e-mail addresses by their heading, or in the column that the user chose. */
function serverOf(headings: readonly string[]) {
  const previewInputs: Input[] = [];
  const fieldOf = (columns: Input["columns"], column: number, heading: string) => {
    const chosen = columns.find((one) => one.column === column);
    if (chosen !== undefined) return chosen.field;
    const known = heading === "College mail" ? "email" : heading.toLowerCase();
    return FIELDS.find((field) => field === known) ?? null;
  };
  const listColumns = ({ input }: { readonly input: object }) => ({
    fields: FIELDS,
    columns: headings.map((heading, column) => ({
      ...{ column, heading, sample: `sample ${String(column)}` },
      field: fieldOf((input as Input).columns, column, heading),
      isDoubtful: heading === "College mail",
    })),
  });
  const previewPeople = ({ input }: { readonly input: object }) => {
    const { columns } = input as Input;
    previewInputs.push(input as Input);
    const isKnown = headings.some((heading, column) => fieldOf(columns, column, heading) === "email");
    if (!isKnown) throw refusal("BAD_INPUT", { csv: ADMIN_RULES.csvOfPeople });
    return { lines: [], unchanged: 1 };
  };
  return { asked: previewInputs, answers: { listColumns, previewPeople } };
}

async function choose(answers: ReturnType<typeof serverOf>["answers"]) {
  renderScreen(<PeopleImportModal onClose={jest.fn()} onChanged={jest.fn()} />, answers);
  const bytes = new TextEncoder().encode(CSV);
  const file = new File([bytes], "people.csv", { type: "text/csv" });
  file.arrayBuffer = () => Promise.resolve(bytes.buffer);
  await userEvent.upload(screen.getByLabelText("File"), file);
  await screen.findByRole("region", { name: "Columns of the list" });
}

test("the preview names the columns that it does not use, and reads one as what it is chosen for", async () => {
  const { asked, answers } = serverOf(["Email", "College", "Whose phone"]);
  await choose(answers);
  expect(screen.getByText(/^Columns not used: Whose phone\./)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText("Whose phone"), "Phone");
  expect(await screen.findByText("All columns are used.")).toBeVisible();
  expect(asked.map(({ columns: choices }) => choices)).toEqual([
    [],
    [
      { column: 0, field: "email" },
      { column: 1, field: "college" },
      { column: 2, field: "phone" },
    ],
  ]);
});

test("only columns that are not used or doubtful are asked about; the rest is behind one press", async () => {
  const { answers } = serverOf(["College mail", "College", "Whose phone"]);
  await choose(answers);
  expect(screen.getByLabelText("Whose phone")).toBeVisible();
  expect(screen.getByLabelText("College mail")).toBeVisible();
  expect(screen.getByLabelText("College")).not.toBeVisible();
  await userEvent.click(screen.getByText("Show all columns"));
  expect(screen.getByLabelText("College")).toBeVisible();
});

test("a list that is refused because a column is missing can be read once it is named", async () => {
  const { answers } = serverOf(["Wer", "College"]);
  await choose(answers);
  expect(screen.getByText(ADMIN_RULES.csvOfPeople)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText("Wer"), "Email");
  expect(await screen.findByText(/1 line changes nothing/)).toBeVisible();
  expect(screen.queryByText(ADMIN_RULES.csvOfPeople)).toBeNull();
});
