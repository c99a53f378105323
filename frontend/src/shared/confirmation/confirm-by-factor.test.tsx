import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, configure, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeCache } from "../apollo/make-cache";
import { askPasskey } from "../passkeys/ask-passkey";
import { fakeServer, refusal } from "../testing/fake-server";
import { askToConfirm } from "./confirmation-question";
import { ConfirmationHost } from "./confirmation-host";

configure({ asyncUtilTimeout: 20_000 });

jest.mock("../passkeys/ask-passkey", () => ({ askPasskey: jest.fn() }));
const browser = jest.mocked(askPasskey);

const APP = { createdAt: "2026-11-22T10:00:00.000Z" };
const PASSKEY = { ...APP, id: "01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a", name: "Laptop" };

let factors: { app: typeof APP | null; passkeys: (typeof PASSKEY)[] };
let sent: Record<string, unknown>[];

/** Opens the dialog for a user with these factors. Resolves to the user's answer. */
function ask(app: typeof APP | null, passkeys: (typeof PASSKEY)[]): Promise<boolean> {
  factors = { app, passkeys };
  const link = fakeServer({
    secondFactors: () => ({ ...factors, recoveryCodesLeft: 10, compulsory: false }),
    passkeyProofOptions: () => ({ options: "the server's question" }),
    confirmIdentity: ({ input }) => {
      sent.push(input);
      if (input["password"]) throw refusal("SECOND_FACTOR_REQUIRED");
      if (input["code"] === "000000") throw refusal("SECOND_FACTOR_WRONG", { code: "This code is wrong." });
      return { message: "Thank you.", confirmedUntil: "2026-11-22T10:00:00.000Z" };
    },
  });
  const client = new ApolloClient({ cache: makeCache(), link: ApolloLink.from([link]) });
  render(
    <ApolloProvider client={client}>
      <ConfirmationHost />
    </ApolloProvider>,
  );
  let answered = Promise.resolve(false);
  act(() => {
    answered = askToConfirm("Confirm that it is you before this.", performance.now());
  });
  return answered;
}

const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

beforeEach(() => {
  sent = [];
  browser.mockReset().mockResolvedValue("the browser's answer");
});

test("a passkey is offered first, and confirms", async () => {
  const answer = ask(APP, [PASSKEY]);
  await screen.findByRole("button", { name: "Use a passkey" });
  expect(buttons().slice(1)).toEqual(["Use a passkey", "Cancel", "Confirm"]);
  expect(screen.getByLabelText("Or enter a code")).toBeVisible();
  expect(screen.queryByLabelText("Password")).not.toBeInTheDocument();
  expect(screen.getByText(/your password alone is not enough here/)).toBeVisible();
  await press("Use a passkey");
  expect(await answer).toBe(true);
  expect(browser).toHaveBeenCalledWith("the server's question");
  expect(sent).toEqual([{ passkey: "the browser's answer" }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("a refused passkey is shown, and can be tried again; without an app there is no code", async () => {
  browser.mockRejectedValueOnce(new Error("NotAllowedError"));
  const answer = ask(null, [PASSKEY]);
  await press("Use a passkey");
  expect(
    await screen.findByText("The passkey was not accepted. Try again, or use another second step."),
  ).toBeVisible();
  expect(buttons().slice(1)).toEqual(["Use a passkey", "Cancel"]);
  expect(screen.queryByLabelText(/code/i)).not.toBeInTheDocument();
  await press("Use a passkey");
  expect(await answer).toBe(true);
  expect(sent).toHaveLength(1);
});

test("the sixth digit sends the app's code; a wrong one is shown at its field", async () => {
  const answer = ask(APP, []);
  const field = await screen.findByLabelText("Code");
  expect(field).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Use a passkey" })).not.toBeInTheDocument();
  await press("Confirm");
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Error: Enter the 6-digit code/));
  await userEvent.type(field, "000000");
  expect(await screen.findByText("This code is wrong.")).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.clear(field);
  await userEvent.type(field, "123456");
  expect(await answer).toBe(true);
  expect(sent).toEqual([{ code: "000000" }, { code: "123456" }]);
});

test("a second step that was set up since is offered once the password is refused", async () => {
  const answer = ask(null, []);
  await userEvent.type(await screen.findByLabelText("Password"), "right");
  factors = { app: null, passkeys: [PASSKEY] };
  await press("Confirm");
  await press("Use a passkey");
  expect(await answer).toBe(true);
  expect(sent).toEqual([{ password: "right" }, { passkey: "the browser's answer" }]);
});
