import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "./contact-form";

jest.mock("./contact-draft", () => ({
  __esModule: true,
  get ContactDraft() {
    throw new TypeError("Failed to fetch dynamically imported module");
  },
}));

test("a draft's script that cannot be fetched leaves the form and its text", async () => {
  render(<ContactForm />);
  await userEvent.type(screen.getByLabelText("Message"), "May we join?");
  expect(screen.getByLabelText("Message")).toHaveValue("May we join?");
});
