import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { SuperadminStep } from "./superadmin-step";

test("a refused password is explained once, next to its field", async () => {
  const tooWeak = "Too many people use this password. Choose another one";
  renderScreen(
    <SuperadminStep onDone={() => undefined} />,
    {
      setUp: () => {
        throw refusal("BAD_INPUT", { password: tooWeak }, tooWeak);
      },
    },
    "/setup#ABCDE-FGHJK",
  );
  await userEvent.type(await screen.findByLabelText("Your name"), "Asha Rao");
  await userEvent.type(screen.getByLabelText("E-mail"), "asha@example.org");
  await userEvent.type(screen.getByLabelText("Password"), "password1");
  await userEvent.click(screen.getByRole("button", { name: "Create my account" }));
  expect(await screen.findAllByText(tooWeak)).toHaveLength(1);
  expect(screen.getByLabelText("Password")).toHaveFocus();
});

test.each([
  ["/setup#ABCDE%2DFGHJK", "ABCDE-FGHJK"],
  ["/setup#ABCDE-FGHJK%", "ABCDE-FGHJK%"],
])("the code of %s is in its field", async (address, code) => {
  renderScreen(<SuperadminStep onDone={() => undefined} />, {}, address);
  expect(await screen.findByLabelText("Code")).toHaveValue(code);
});
