import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PasswordField } from "./password-field";

test("starts hidden; the button shows and hides what was typed", async () => {
  render(
    <PasswordField
      label="Password"
      name="password"
      value="s3cret!!"
      onChange={jest.fn()}
      autoComplete="current-password"
    />,
  );
  const field = screen.getByLabelText("Password");
  expect(field).toHaveAttribute("type", "password");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(field).toHaveAttribute("type", "text");
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(field).toHaveAttribute("type", "password");
});
