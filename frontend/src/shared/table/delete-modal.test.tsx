import { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeCache } from "../apollo/make-cache";
import { fakeServer } from "../testing/fake-server";
import { DeleteModal } from "./delete-modal";

const ROWS = Array.from({ length: 12 }, (_, at) => ({ id: `id${String(at)}` }));

test("Delete cannot be cancelled once pressed, while the server says whether to confirm first", async () => {
  let reply = (): void => undefined;
  const confirmedUntil = new Promise<string>((resolve) => {
    reply = () => resolve("2026-11-22T10:00:00.000Z");
  });
  const link = fakeServer({ confirmedUntil: () => confirmedUntil });
  const act = jest.fn((ids: string[]) => Promise.resolve({ deleted: ids, refused: [] }));
  const onClose = jest.fn();
  render(
    <ApolloProvider client={new ApolloClient({ cache: makeCache(), link })}>
      <DeleteModal
        rows={ROWS}
        nameOf={({ id }) => id}
        noun={["user", "users"]}
        description="They are logged out at once."
        act={act}
        onClose={onClose}
        onDeleted={jest.fn()}
      />
    </ApolloProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Delete 12 users" }));
  expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
  await userEvent.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
  reply();
  await waitFor(() => expect(act).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
