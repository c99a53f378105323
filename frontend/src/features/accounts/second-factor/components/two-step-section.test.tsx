import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { askPasskey } from "../../../../shared/passkeys/ask-passkey";
import { clearSession, writeSession } from "../../../../shared/session/session-store";
import { loginResponse } from "../../../../shared/testing/login-response";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { TwoStepSection } from "./two-step-section";

jest.mock("../../../../shared/passkeys/ask-passkey", () => ({
  askPasskey: jest.fn(),
  makePasskey: jest.fn(),
}));

const AT = { createdAt: "2026-11-22T10:00:00.000Z", lastUsedAt: null };
const LAPTOP = { ...AT, id: "01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a", name: "Laptop" };
const CODES = Array.from({ length: 10 }, (_, n) => `AAAA-BBBB-CCCC-000${String(n)}`);

/**
 * Opens "Make new recovery codes?" for an account with the given factors. Returns the mock that receives the request's
 * input.
 */
async function openCodes(app: typeof AT | null, passkeys: (typeof LAPTOP)[]): Promise<jest.Mock> {
  const newRecoveryCodes = jest.fn(() => ({ message: "You have new recovery codes.", recoveryCodes: CODES }));
  renderScreen(<TwoStepSection />, {
    secondFactors: () => ({ app, passkeys, recoveryCodesLeft: 2, compulsory: false }),
    passkeyProofOptions: () => ({ options: "the server's question" }),
    newRecoveryCodes,
  });
  await userEvent.click(await screen.findByRole("button", { name: "Make new codes" }));
  await screen.findByRole("dialog", { name: "Make new recovery codes?" });
  return newRecoveryCodes;
}
const submit = () =>
  userEvent.click(screen.getAllByRole("button", { name: "Make new codes" }).at(-1) as Element);

beforeEach(() => writeSession(loginResponse()));
afterEach(() => clearSession(true));

test.each([
  ["123456", { code: "123456" }],
  ["7k3m-0qxv-9c2d-htwa", { recoveryCode: "7k3m-0qxv-9c2d-htwa" }],
])("an account with an app proves with %s, and is asked for no password", async (typed, input) => {
  const sent = await openCodes(AT, []);
  expect(screen.queryByLabelText("Your password")).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText("Code"), typed);
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ input }));
  expect(await screen.findByText(CODES[9] ?? "")).toBeVisible();
});

test("an account with a passkey proves with it in one press", async () => {
  jest.mocked(askPasskey).mockResolvedValue("the browser's answer");
  const sent = await openCodes(null, [LAPTOP]);
  await userEvent.click(screen.getByRole("button", { name: "Use a passkey" }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ input: { passkey: "the browser's answer" } }));
});

test("a passkey is renamed", async () => {
  let name = "Laptop";
  renderScreen(<TwoStepSection />, {
    secondFactors: () => ({
      app: AT,
      passkeys: [{ ...LAPTOP, name }],
      recoveryCodesLeft: 9,
      compulsory: false,
    }),
    renamePasskey: ({ input }) => {
      name = String(input["name"]);
      return { message: "Passkey renamed.", recoveryCodes: null };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Rename Laptop" }));
  const field = await screen.findByLabelText("Name");
  await userEvent.clear(field);
  await userEvent.type(field, "Desk laptop");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("button", { name: "Rename Desk laptop" })).toBeVisible();
  expect(screen.getByText("Passkey renamed.")).toBeVisible();
});
