import { CombinedGraphQLErrors } from "@apollo/client";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "../ui/button";
import { CodeField } from "../ui/code-field";
import { ErrorSummary } from "../ui/error-summary";
import { PasswordField } from "../ui/password-field";
import { TextField } from "../ui/text-field";
import { useForm, type FormOptions } from "./use-form";

type Submit = FormOptions<{ email: string; newPassword: string }, object>["submit"];

/** A form over a real contract: a new password for an e-mail. */
function Form({ submit }: { readonly submit: Submit }) {
  const form = useForm({
    initial: { email: "", newPassword: "" },
    contract: () =>
      import("@contract/modules/accounts/contract/password.inputs").then(
        (module) => module.SetNewPasswordInput,
      ),
    rules: ({ email }) => (email === "taken@example.org" ? { email: "Use another address" } : {}),
    fallback: "Password update failed",
    submit,
  });
  return (
    <form {...form.formProps}>
      <ErrorSummary errors={form.summary} />
      {form.failure === null ? null : <p role="alert">{form.failure.message}</p>}
      <TextField label="Email" type="email" {...form.field("email")} />
      <PasswordField label="Password" autoComplete="new-password" {...form.field("newPassword")} />
      <Button type="submit" busy={form.busy} busyLabel="Saving...">
        Save
      </Button>
    </form>
  );
}

/** A form whose code field keeps only six digits. */
function CodeForm() {
  const message = "Invalid OTP. 4 tries are left.";
  const form = useForm({
    initial: { otp: "" },
    fallback: "Invalid OTP",
    submit: () => Promise.resolve({ code: "CODE_WRONG", message, fields: { otp: message } }),
  });
  return (
    <form {...form.formProps}>
      <CodeField label="Code" {...form.field("otp")} />
    </form>
  );
}

const save = () => screen.getByRole("button", { name: /Save|Saving/ });

test("shows the contract's texts at the fields and in the summary, and focuses the first wrong field", async () => {
  const submit = jest.fn();
  render(<Form submit={submit} />);
  await userEvent.click(save());
  await waitFor(() => expect(screen.getByLabelText("Email")).toHaveFocus());
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Error: Invalid email format");
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(
    "Error: Password must be at least 8 characters",
  );
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Invalid email format",
    "Password must be at least 8 characters",
  ]);
  expect(submit).not.toHaveBeenCalled();
});

test("a refusal that is about no field has the focus and is brought into view", async () => {
  const scrolled = jest.spyOn(Element.prototype, "scrollIntoView");
  render(<Form submit={() => Promise.reject(new TypeError("Failed to fetch"))} />);
  await userEvent.type(screen.getByLabelText("Email"), "ananya@example.org");
  await userEvent.type(screen.getByLabelText("Password"), "correct horse");
  await userEvent.click(save());
  const alert = await screen.findByRole("alert");
  await waitFor(() => expect(alert).toHaveFocus());
  expect(scrolled.mock.contexts).toEqual([alert]);
});

test("a line of the summary leads to its field", async () => {
  render(<Form submit={jest.fn()} />);
  await userEvent.click(save());
  await userEvent.click(await screen.findByRole("link", { name: "Password must be at least 8 characters" }));
  expect(screen.getByLabelText("Password")).toHaveFocus();
});

test("typing takes a field's error away and keeps what was typed elsewhere", async () => {
  render(<Form submit={jest.fn()} />);
  await userEvent.type(screen.getByLabelText("Password"), "short");
  await userEvent.click(save());
  await userEvent.type(await screen.findByLabelText("Email"), "a");
  expect(screen.getByLabelText("Email")).toHaveAttribute("aria-invalid", "false");
  expect(screen.getByLabelText("Password")).toHaveAttribute("aria-invalid", "true");
  expect(screen.getByLabelText("Password")).toHaveValue("short");
});

test("a refusal about fields disappears once each of them was changed", async () => {
  const message = "Please check the highlighted fields.";
  const fields = { email: "Already used", newPassword: "Too common" };
  render(<Form submit={() => Promise.resolve({ code: "BAD_INPUT", message, fields })} />);
  await fillIn();
  expect(await screen.findByText(message)).toBeVisible();
  await userEvent.type(screen.getByLabelText("Email"), "x");
  expect(screen.getByText(message)).toBeVisible();
  await userEvent.type(screen.getByLabelText("Password"), "x");
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test("a key that changes nothing leaves the field's error: a seventh digit of a code", async () => {
  render(<CodeForm />);
  await userEvent.type(screen.getByLabelText("Code"), "000000{Enter}");
  const codeError = "Error: Invalid OTP. 4 tries are left.";
  await waitFor(() => expect(screen.getByLabelText("Code")).toHaveAccessibleDescription(codeError));
  await userEvent.keyboard("{End}9x");
  expect(screen.getByLabelText("Code")).toHaveAccessibleDescription(codeError);
  await userEvent.keyboard("{Backspace}");
  expect(screen.getByLabelText("Code")).toHaveAccessibleDescription("");
});

test("the form's own rules win", async () => {
  render(<Form submit={jest.fn()} />);
  await userEvent.type(screen.getByLabelText("Email"), "taken@example.org");
  await userEvent.click(save());
  await waitFor(() =>
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Error: Use another address"),
  );
});

async function fillIn() {
  await userEvent.type(screen.getByLabelText("Email"), "a@example.org");
  await userEvent.type(screen.getByLabelText("Password"), "long enough{Enter}");
}

test("submits once, however often it is pressed, and says that it is busy", async () => {
  let finish = () => {};
  const submit = jest.fn<Promise<void>, Parameters<Submit>>(
    () => new Promise((resolve) => (finish = resolve)),
  );
  render(<Form submit={submit} />);
  await fillIn();
  await waitFor(() =>
    expect(submit).toHaveBeenCalledWith({ email: "a@example.org", newPassword: "long enough" }),
  );
  expect(save()).toHaveTextContent("Saving...");
  await userEvent.click(save());
  await userEvent.type(screen.getByLabelText("Password"), "{Enter}");
  expect(submit).toHaveBeenCalledTimes(1);
  finish();
  await waitFor(() => expect(save()).toHaveTextContent("Save"));
});

test("texts of the server land on their fields, its message on the form", async () => {
  const refused = new CombinedGraphQLErrors({
    data: null,
    errors: [
      {
        message: "Password update failed",
        extensions: { code: "BAD_INPUT", fields: { newPassword: "Too common" } },
      },
    ],
  });
  render(<Form submit={() => Promise.reject(refused)} />);
  await fillIn();
  await waitFor(() =>
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("Error: Too common"),
  );
  expect(screen.getByLabelText("Password")).toHaveFocus();
  expect(screen.getByText("Password update failed")).toBeVisible();
  expect(screen.getByLabelText("Password")).toHaveValue("long enough");
});

test("without an answer the fallback is said and nothing is lost", async () => {
  render(<Form submit={() => Promise.reject(new TypeError("Failed to fetch"))} />);
  await fillIn();
  expect(await screen.findByText("Password update failed")).toBeVisible();
  expect(screen.getByLabelText("Email")).toHaveValue("a@example.org");
});

test("a refusal of the submit is shown in the form and at its field", async () => {
  const refusal = { code: "BAD_INPUT", message: "No.", fields: { email: "Use another one" } };
  render(<Form submit={() => Promise.resolve(refusal)} />);
  await fillIn();
  expect(await screen.findByText("No.")).toBeVisible();
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Error: Use another one");
  expect(screen.getByLabelText("Email")).toHaveFocus();
});
