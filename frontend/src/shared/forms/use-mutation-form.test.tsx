import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AccountSettingsInput } from "@contract/modules/settings/contract/account-settings.input";
import { UpdateAccountSettingsDocument } from "../../graphql/features/admin-settings";
import { useVersion } from "../versions/use-version";
import { refusal } from "../testing/fake-server";
import { renderScreen } from "../testing/render-screen";
import { Button } from "../ui/button";
import { TextField } from "../ui/text-field";
import { FormFailure } from "./form-failure";
import { useMutationForm } from "./use-mutation-form";

interface FormProps {
  readonly onDone: (message: string, upiId: string) => void;
  readonly onRefused?: (code: string) => void;
}

/** A form over a real mutation and its real input class: the club's UPI ID. */
function Form({ onDone, onRefused }: FormProps) {
  const version = useVersion("1", () => Promise.resolve({ values: { upiId: "other@bank" }, version: "2" }));
  const form = useMutationForm(UpdateAccountSettingsDocument, () => Promise.resolve(AccountSettingsInput), {
    initial: { upiId: "club@bank" },
    version,
    toInput: ({ upiId }) => ({
      upiId: upiId.trim(),
      bankAccountName: "The club",
      bankAccountNumber: "",
      bankIfsc: "",
    }),
    onDone: ({ message }, { upiId }) => onDone(message, upiId),
    onRefused: ({ code }) => onRefused?.(code),
  });
  return (
    <form {...form.formProps}>
      <FormFailure form={form} />
      <TextField label="UPI ID" {...form.field("upiId")} />
      <Button type="submit" busy={form.busy} busyLabel="Saving...">
        Save
      </Button>
    </form>
  );
}

const SAVED = {
  message: "Saved.",
  settings: { topic: "account", version: "3", fields: [], versions: [] },
};

const press = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

test("what is typed is sent as the input, and the reply handed on with what was typed", async () => {
  const sent = jest.fn();
  const onDone = jest.fn();
  renderScreen(<Form onDone={onDone} />, {
    updateAccountSettings: ({ input }) => {
      sent(input);
      return SAVED;
    },
  });
  await userEvent.type(screen.getByLabelText("UPI ID"), " ");
  await press();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith("Saved.", "club@bank "));
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ upiId: "club@bank", version: "1" }));
});

test("what the input's class refuses is not sent", async () => {
  renderScreen(<Form onDone={jest.fn()} />);
  await userEvent.clear(screen.getByLabelText("UPI ID"));
  await userEvent.type(screen.getByLabelText("UPI ID"), "no id");
  await press();
  await waitFor(() => expect(screen.getByLabelText("UPI ID")).toHaveAccessibleDescription(/^Error: /));
  expect(screen.getByLabelText("UPI ID")).toHaveFocus();
});

test("a refusal is noted and shown; the next save replaces the version stored since", async () => {
  const versions: unknown[] = [];
  const onDone = jest.fn();
  const onRefused = jest.fn();
  renderScreen(<Form onDone={onDone} onRefused={onRefused} />, {
    updateAccountSettings: ({ input }) => {
      versions.push(input["version"]);
      if (versions.length === 1) throw refusal("VERSION_CHANGED");
      return SAVED;
    },
  });
  await press();
  expect(await screen.findByText(/Someone else changed this/)).toBeVisible();
  expect(onRefused).toHaveBeenCalledWith("VERSION_CHANGED");
  await press();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(versions).toEqual(["1", "2"]);
});
