import { ApolloClient, ApolloLink, gql } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, configure, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeCache } from "../apollo/make-cache";
import { fakeServer, refusal, type Answers } from "../testing/fake-server";
import { ConfirmationHost } from "./confirmation-host";
import { confirmationLink } from "../apollo/refusals";

configure({ asyncUtilTimeout: 20_000 });

const PASSWORD = "correct horse battery";
const EXPORT = gql`
  mutation Export($rowCount: Int!) {
    beginExport(input: { kind: USERS, rowCount: $rowCount }) {
      message
    }
  }
`;

let confirmed: boolean;
let sent: unknown[];
let confirmations: number;

/** Renders a page that can ask for a confirmation, with a server that requires one. */
function show(answers: Answers = {}) {
  const client = new ApolloClient({
    cache: makeCache(),
    link: ApolloLink.from([
      confirmationLink,
      fakeServer({
        beginExport: ({ input }) => {
          sent.push(input["rowCount"]);
          if (!confirmed)
            throw refusal("CONFIRMATION_NEEDED", undefined, "Confirm that it is you before this.");
          return { message: "Written down." };
        },
        confirmIdentity: ({ input }) => {
          confirmations++;
          if (input["password"] !== PASSWORD)
            throw refusal("WRONG_PASSWORD", { password: "The password is wrong. Try again." });
          confirmed = true;
          return { message: "Thank you.", confirmedUntil: "2026-11-22T10:00:00.000Z" };
        },
        ...answers,
      }),
    ]),
  });
  const view = render(
    <ApolloProvider client={client}>
      <button type="button">Before</button>
      <ConfirmationHost />
    </ApolloProvider>,
  );
  const save = (rowCount = 1) =>
    client.mutate({ mutation: EXPORT, variables: { rowCount } }).then(
      () => "done",
      (error: unknown) => (error as Error).message,
    );
  return { view, save };
}

beforeEach(() => {
  confirmed = false;
  sent = [];
  confirmations = 0;
});

async function answer(password: string) {
  const person = userEvent.setup();
  await person.type(await screen.findByLabelText("Password"), password);
  await person.click(screen.getByRole("button", { name: "Confirm" }));
}

test("the dialog names what is about to happen; once confirmed the operation is sent again, once", async () => {
  const { save } = show();
  screen.getByRole("button", { name: "Before" }).focus();
  const saved = save(7);
  expect(await screen.findByRole("dialog", { name: "Confirm it is you" })).toHaveAccessibleDescription(
    "Confirm that it is you before this.",
  );
  const field = await screen.findByLabelText("Password");
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute("autocomplete", "current-password");
  await answer(PASSWORD);
  expect(await saved).toBe("done");
  expect(sent).toEqual([7, 7]);
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByText("Before")).toHaveFocus();
});

test("a wrong password is shown at its field, and nothing is sent", async () => {
  const { save } = show();
  const saved = save();
  await answer("wrong");
  expect(await screen.findByText("The password is wrong. Try again.")).toBeVisible();
  expect(sent).toHaveLength(1);
  await userEvent.clear(screen.getByLabelText("Password"));
  await answer(PASSWORD);
  expect(await saved).toBe("done");
});

test("two operations at once open one dialog, and both go on", async () => {
  const { save } = show();
  const both = Promise.all([save(1), save(2)]);
  await answer(PASSWORD);
  expect(await both).toEqual(["done", "done"]);
  expect([...sent].sort()).toEqual([1, 1, 2, 2]);
  expect(confirmations).toBe(1);
});

test("cancelled with Escape, the server's refusal is the result, and the next try asks again", async () => {
  const { save } = show();
  const saved = save();
  await screen.findByLabelText("Password");
  await userEvent.keyboard("{Escape}");
  expect(await saved).toBe("Confirm that it is you before this.");
  expect(sent).toHaveLength(1);
  const again = save();
  await answer(PASSWORD);
  expect(await again).toBe("done");
});

test("what is refused again is not asked about again", async () => {
  const { save } = show({
    beginExport: () => {
      sent.push(0);
      throw refusal("CONFIRMATION_NEEDED", undefined, "Confirm that it is you before this.");
    },
  });
  const saved = save();
  await answer(PASSWORD);
  expect(await saved).toBe("Confirm that it is you before this.");
  expect(sent).toHaveLength(2);
});

test("when the page goes with the question open, it counts as cancelled", async () => {
  const { view, save } = show();
  const saved = save();
  await screen.findByLabelText("Password");
  act(() => view.unmount());
  expect(await saved).toBe("Confirm that it is you before this.");
});

test("where no dialog can ask, the refusal is the result at once", async () => {
  const { view, save } = show();
  view.unmount();
  expect(await save()).toBe("Confirm that it is you before this.");
});
