import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { renderScreen } from "../../../shared/testing/render-screen";
import { SettingsSection } from "./settings-section";

const NAMES = [
  ...["bankAccountName", "upiId", "bankAccountNumber", "bankIfsc"],
  ...["host", "port", "security", "user", "password", "senderName", "senderEmail", "clubEmail"],
];

async function show(form: string, fixed: Readonly<Record<string, string>> = {}) {
  renderScreen(<SettingsSection />, {
    clubSettings: () => ({
      ...{ topic: "account", version: "1", versions: [] },
      fields: NAMES.map((name) => ({ name, value: "", isSet: false, fixedBy: fixed[name] ?? null })),
    }),
  });
  await screen.findByRole("form", { name: form });
}

beforeEach(() => fakeMedia({ width: 1280 }));

test("the account holder is optional only while the account is empty", async () => {
  await show("Account for payments");
  const holder = screen.getByLabelText(/^Account holder/);
  expect(holder).not.toBeRequired();
  expect(holder).toHaveAccessibleDescription(/Needed with a UPI ID or an account number\./);
  await userEvent.type(screen.getByLabelText(/^UPI ID/), "club@bank");
  expect(holder).toBeRequired();
  expect(screen.getByText("Account holder")).not.toHaveTextContent("optional");
  expect(screen.getByLabelText(/^IFSC/)).not.toBeRequired();
  await userEvent.type(screen.getByLabelText(/^Account number/), "1234567890");
  expect(screen.getByLabelText(/^IFSC/)).toBeRequired();
});

test("says once that the environment sets values, and names the variable at the field", async () => {
  await show("Account for payments", { upiId: "UPI_ID", bankIfsc: "BANK_IFSC" });
  const form = within(screen.getByRole("form", { name: "Account for payments" }));
  expect(form.getAllByText(/The server's environment sets/)).toHaveLength(1);
  const upiId = form.getByLabelText("UPI ID");
  expect(upiId).toBeDisabled();
  expect(upiId).toHaveAccessibleDescription("UPI_ID");
  expect(form.getByLabelText(/^Account number/)).toBeEnabled();
});

test("an empty sender's address asks for the address", async () => {
  await show("Mail");
  await userEvent.click(screen.getByRole("button", { name: "Save mail settings" }));
  expect(await screen.findByRole("link", { name: "Enter the sender's address" })).toBeVisible();
  expect(screen.queryByText("Invalid email format")).not.toBeInTheDocument();
});
