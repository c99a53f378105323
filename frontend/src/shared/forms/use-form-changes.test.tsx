import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { AppError } from "../errors/app-error";
import { Button } from "../ui/button";
import { CodeField } from "../ui/code-field";
import { TextField } from "../ui/text-field";
import { useForm } from "./use-form";
import { useSubmitWhenFull } from "./use-submit-when-full";

// Text that is changed while a form is being sent.

/** A form that is cleared after a submit that was not refused. */
function Form({ submit }: { readonly submit: () => Promise<AppError | undefined> }) {
  const form = useForm({
    initial: { email: "", name: "" },
    fallback: "",
    submit: async () => {
      const refusal = await submit();
      if (refusal === undefined) form.reset();
      return refusal;
    },
  });
  return (
    <form {...form.formProps}>
      {form.failure === null ? null : <p role="alert">{form.failure.message}</p>}
      <TextField label="Email" {...form.field("email")} />
      <TextField label="Name" {...form.field("name")} />
      <Button type="submit" busy={form.busy} busyLabel="Saving...">
        Save
      </Button>
    </form>
  );
}

/** A form that submits itself after the sixth digit. */
function CodeForm({ submit }: { readonly submit: (values: { otp: string }) => Promise<AppError> }) {
  const form = useForm({ initial: { otp: "" }, fallback: "Invalid OTP", submit });
  const element = useSubmitWhenFull(form.values.otp, form.busy);
  return (
    <form ref={element} {...form.formProps}>
      {form.failure === null ? null : <p role="alert">{form.failure.message}</p>}
      <CodeField label="Code" {...form.field("otp")} />
    </form>
  );
}

const email = () => screen.getByLabelText("Email");
const name = () => screen.getByLabelText("Name");

/** Shows a form and sends it. Returns a function that lets the server reply. */
async function send() {
  let reply: (refusal?: AppError) => void = () => undefined;
  render(<Form submit={() => new Promise((resolve) => (reply = resolve))} />);
  await userEvent.type(email(), "a@example.org");
  await userEvent.type(name(), "Asha{Enter}");
  await screen.findByRole("button", { name: "Saving..." });
  return async (refusal?: AppError) => {
    act(() => reply(refusal));
    await screen.findByRole("button", { name: "Save" });
  };
}

test("a refusal that arrives after a change moves no focus and marks no changed field", async () => {
  const reply = await send();
  await userEvent.type(name(), " Rao");
  const fields = { email: "Already used", name: "Too short" };
  await reply({ code: "BAD_INPUT", message: "Refused.", fields });
  expect(name()).toHaveFocus();
  expect(name()).toHaveAttribute("aria-invalid", "false");
  expect(email()).toHaveAccessibleDescription("Error: Already used");
  expect(screen.getByRole("alert")).toHaveTextContent("Refused.");
});

test("a refusal about no field is shown after a change, but does not take the focus", async () => {
  const reply = await send();
  await userEvent.type(name(), " Rao");
  await reply({ code: "BAD_INPUT", message: "Refused.", fields: {} });
  expect(screen.getByRole("alert")).toHaveTextContent("Refused.");
  expect(name()).toHaveFocus();
});

test("a refusal about a changed field only is not shown", async () => {
  const reply = await send();
  await userEvent.type(name(), " Rao");
  await reply({ code: "BAD_INPUT", message: "Refused.", fields: { name: "Too short" } });
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a reset keeps only the changed text, which the next submit clears", async () => {
  const reply = await send();
  await userEvent.type(name(), " Rao");
  await reply();
  expect(email()).toHaveValue("");
  expect(name()).toHaveValue("Asha Rao");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("button", { name: "Saving..." });
  await reply();
  expect(name()).toHaveValue("");
});

test("a code that was corrected while the first was being sent is sent after the refusal", async () => {
  const replies: (() => void)[] = [];
  const submit = jest.fn(({ otp }: { readonly otp: string }) => {
    const message = `${otp} is invalid.`;
    const refusal = { code: "CODE_WRONG", message, fields: { otp: message } };
    return new Promise<AppError>((resolve) => replies.push(() => resolve(refusal)));
  });
  render(<CodeForm submit={submit} />);
  await userEvent.type(screen.getByLabelText("Code"), "111111");
  await waitFor(() => expect(replies).toHaveLength(1));
  await userEvent.clear(screen.getByLabelText("Code"));
  await userEvent.type(screen.getByLabelText("Code"), "222222");
  act(() => replies[0]?.());
  await waitFor(() => expect(submit).toHaveBeenLastCalledWith({ otp: "222222" }));
  expect(screen.queryByText(/111111/)).not.toBeInTheDocument();
});
