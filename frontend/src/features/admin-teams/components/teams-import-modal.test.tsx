import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderScreen } from "../../../shared/testing/render-screen";
import { TeamsImportModal } from "./teams-import-modal";

interface Question {
  readonly input: {
    readonly columns?: readonly { readonly column: number; readonly field: string | null }[];
  };
}

const HEADINGS = ["Team", "Mail to", "Spelled"];
const nothing = () => undefined;

test("a column that is chosen while the list is still read is used by the next reading", async () => {
  const fieldOf = (input: Question["input"], column: number) =>
    input.columns?.find((one) => one.column === column)?.field ?? (column === 0 ? "team" : null);
  const answers: (() => void)[] = [];
  const previewTeams = jest.fn(
    ({ input }: Question) =>
      new Promise((resolve) => {
        const name = `Read ${String(HEADINGS.map((_, column) => fieldOf(input, column)))}`;
        const line = { line: 2, name: "Asha", outcome: "LEADS", problem: null };
        const lines = [{ ...line, doubleHandle: null, ignoredEmail: null }];
        answers.push(() => resolve([{ name, teamId: null, lines }]));
      }),
  );
  renderScreen(<TeamsImportModal event="" onClose={nothing} onChanged={nothing} onDeleteNew={nothing} />, {
    listColumns: ({ input }: Question) => ({
      fields: ["team", "email", "codeforcesHandle"],
      columns: HEADINGS.map((heading, column) => ({
        ...{ column, heading, sample: "", isDoubtful: false, field: fieldOf(input, column) },
      })),
    }),
    previewTeams: previewTeams as never,
  });
  const bytes = new TextEncoder().encode("Team,Mail to,Spelled");
  const file = new File([bytes], "teams.csv", { type: "text/csv" });
  file.arrayBuffer = () => Promise.resolve(bytes.buffer);
  await userEvent.upload(screen.getByLabelText("File"), file);
  // The columns are known at this point, but the effect on the teams is not.
  await userEvent.selectOptions(await screen.findByLabelText("Mail to"), "Email");
  await screen.findByText(
    "Columns not used: Spelled. Choose the content of each column, or continue without these columns.",
  );
  expect(previewTeams).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await waitFor(() => expect(previewTeams).toHaveBeenCalledTimes(2));
  answers[1]?.();
  expect(await screen.findByText(/Read team,email,/)).toBeVisible();
});
