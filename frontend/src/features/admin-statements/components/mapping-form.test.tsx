import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderScreen } from "../../../shared/testing/render-screen";
import { inspectionFixture } from "../testing/statement-fixtures";
import { MappingForm } from "./mapping-form";

const HEADINGS = ["Date", "Narration", "Abgang", "Deposits"];
const MAPPING = { ...inspectionFixture().mapping, amount: null, credit: 3 };

function show() {
  const onShow = jest.fn(() => Promise.resolve());
  const columns = HEADINGS.map((heading, index) => ({ index, heading, samples: ["1"] }));
  const inspection = inspectionFixture({ preset: null, unnamed: [2], columns, mapping: MAPPING });
  const opened = {
    csv: "",
    fileName: "march.csv",
    eventSlug: "",
    ticked: new Set<number>(),
    shownOutcome: null,
  };
  renderScreen(
    <MappingForm
      statement={{ ...opened, inspection, mapping: MAPPING, preview: null }}
      problem={null}
      focusOnMount={false}
      onChange={() => undefined}
      onShow={onShow}
      onStartOver={() => undefined}
    />,
    {},
  );
  return onShow;
}
const compare = () => userEvent.click(screen.getByRole("button", { name: "Compare with the payments" }));

test("lines are not compared before each column of amounts has a meaning", async () => {
  const onShow = show();
  await compare();
  const question = screen.getByLabelText("What does the column “Abgang” hold?");
  expect(question).toHaveFocus();
  expect(question).toHaveAccessibleDescription(/amounts, statuses, a currency, or “yes” and “no”\./);
  expect(question).toHaveAccessibleDescription(/Choose this column above, or leave it out/);
  expect(onShow).not.toHaveBeenCalled();
  await userEvent.selectOptions(screen.getByLabelText("Money out"), "Abgang");
  expect(question).not.toBeInTheDocument();
  await compare();
  expect(onShow).toHaveBeenCalledWith({ ...MAPPING, debit: 2 });
});

test("a column that is none of them is left out, and that is remembered", async () => {
  const onShow = show();
  await userEvent.selectOptions(
    screen.getByLabelText("What does the column “Abgang” hold?"),
    "Leave out, for example a second balance",
  );
  await compare();
  expect(onShow).toHaveBeenCalledWith({ ...MAPPING, unused: [2] });
});
