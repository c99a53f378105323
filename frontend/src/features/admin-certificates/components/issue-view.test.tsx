import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ADMIN_ERRORS, ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { refusal, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import type { Board } from "../certificate-facts";
import { IssueView } from "./issue-view";

interface Choice {
  readonly kind: string;
  readonly source: string;
  readonly placeTo: number | null;
  readonly without: readonly string[];
}

const BOARD = { eventSlug: "siege", isOver: true } as Board;
const person = (name: string) => ({
  ...{ key: name, name, email: null, teamName: "Null Pointers", place: 1, isHeld: false, problem: null },
});
const previewOf = (...names: readonly string[]) => ({
  key: names.join("").padEnd(64, "0"),
  count: names.length,
  people: names.map(person),
});
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const chooseRanks = () => userEvent.selectOptions(screen.getByLabelText("Kind of certificate"), "rank");

/** Renders the view with a server that answers each choice with `answer`. Returns the choices that the view sends. */
function show(answer: (choice: Choice) => unknown, issue = jest.fn(), answers: Answers = {}) {
  const previewedChoices: Choice[] = [];
  const previewCertificates = ({ input }: { readonly input: object }) => {
    previewedChoices.push(input as Choice);
    return answer(input as Choice);
  };
  renderScreen(<IssueView board={BOARD} onIssued={jest.fn()} />, {
    previewCertificates,
    issueCertificates: issue,
    ...answers,
  });
  return previewedChoices;
}

test("a rank that is no number is refused, and not taken for no limit", async () => {
  const previewedChoices = show(() => previewOf("Asha"));
  await chooseRanks();
  await userEvent.type(screen.getByLabelText(/Last rank/), "rd");
  await press("Show recipients");
  expect(screen.getByText(ADMIN_RULES.ranking)).toBeVisible();
  expect(screen.getByLabelText(/Last rank/)).toBeInvalid();
  expect(previewedChoices).toEqual([]);
  await userEvent.clear(screen.getByLabelText(/Last rank/));
  await press("Show recipients");
  expect(await screen.findByText("Asha")).toBeVisible();
  expect(previewedChoices).toMatchObject([{ kind: "rank", placeTo: null }]);
});

test("an answer for the choice from before is not shown under the new one", async () => {
  let answer: (preview: object) => void = () => undefined;
  show(({ source }) =>
    source === "checkedIn" ? new Promise((resolve) => (answer = resolve)) : previewOf("Ravi"),
  );
  await press("Show recipients");
  await userEvent.click(screen.getByLabelText(/People of the teams/));
  await press("Show recipients");
  expect(await screen.findByText("Ravi")).toBeVisible();
  answer(previewOf("Asha"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText("Asha")).not.toBeInTheDocument();
});

test("what was wrong with a choice goes with it", async () => {
  show(() => {
    throw refusal("CERTIFICATES_TOO_MANY");
  });
  await press("Show recipients");
  expect(await screen.findByRole("alert")).toHaveTextContent(ADMIN_ERRORS.CERTIFICATES_TOO_MANY.message);
  await chooseRanks();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("two people are left out in one go, and the press gives out what was shown", async () => {
  const issue = jest.fn(() => {
    throw refusal("CERTIFICATES_CHANGED");
  });
  let count = 3;
  const previewedChoices = show(({ without }) => {
    const names = ["Asha", "Ravi", "Meera"].filter((name) => !without.includes(name));
    return { ...previewOf("Asha", "Ravi", "Meera"), key: String(count).padEnd(64, "0"), count: names.length };
  }, issue);
  await press("Show recipients");
  await userEvent.click(await screen.findByRole("checkbox", { name: /Asha/ }));
  expect(screen.getByRole("checkbox", { name: /Asha/ })).toHaveFocus();
  await userEvent.click(screen.getByRole("checkbox", { name: /Ravi/ }));
  await waitFor(() => expect(button("Give out 1 certificate")).toBeVisible());
  expect(previewedChoices.at(-1)?.without).toEqual(["Asha", "Ravi"]);
  await press("Give out 1 certificate");
  count = 4;
  const asks = previewedChoices.length;
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Give out" }));
  expect(await screen.findByText(ADMIN_ERRORS.CERTIFICATES_CHANGED.message)).toBeVisible();
  expect(issue).toHaveBeenCalledWith({
    input: {
      choice: expect.objectContaining({ without: ["Asha", "Ravi"] }),
      previewKey: "3".padEnd(64, "0"),
    },
  });
  // The current list loads behind the dialog.
  await waitFor(() => expect(previewedChoices).toHaveLength(asks + 1));
});

test("of a list the columns that are not used are named, and what one is chosen for goes with the choice", async () => {
  const answers = {
    listColumns: () => ({
      fields: ["name", "email"],
      columns: [
        { column: 0, heading: "Name", sample: "Asha", field: "name", isDoubtful: false },
        { column: 1, heading: "Adresse", sample: "asha@list.example", field: null, isDoubtful: false },
      ],
    }),
  };
  const previewedChoices = show(() => previewOf("Asha"), jest.fn(), answers);
  await userEvent.click(screen.getByLabelText(/^A list/));
  const bytes = new TextEncoder().encode("Name,Adresse\nAsha,asha@list.example");
  const file = new File([bytes], "people.csv");
  file.arrayBuffer = () => Promise.resolve(bytes.buffer);
  await userEvent.upload(screen.getByLabelText("File"), file);
  await waitFor(() => expect(button("Show recipients")).toBeEnabled());
  await press("Show recipients");
  expect(await screen.findByText(/^Columns not used: Adresse\./)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText("Adresse"), "Email");
  await waitFor(() => expect(previewedChoices).toHaveLength(2));
  expect(previewedChoices[1]).toMatchObject({
    columns: [
      { column: 0, field: "name" },
      { column: 1, field: "email" },
    ],
  });
});
