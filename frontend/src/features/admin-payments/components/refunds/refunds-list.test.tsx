import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../../shared/testing/fake-layout";
import { refusal } from "../../../../shared/testing/fake-server";
import { RefetchButton } from "../../../../shared/testing/refetch-button";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { writeSession } from "../../../../shared/session/session-store";
import { loginResponse } from "../../../../shared/testing/login-response";
import { RefundsList } from "./refunds-list";

const OPEN = {
  ...{ id: "0195d0a0-0000-7000-8000-000000000001", paymentId: "0195d0a0-0000-7000-8000-000000000002" },
  ...{ surplusId: null, teamName: "Null Pointers", reference: "SS25-1", eventSlug: "genesis" },
  ...{ state: "toPay", amount: 36_000, reason: "Paid twice", requestedAt: "2025-03-01T10:00:00.000Z" },
  ...{ requestedBy: "Asha", way: null, paidOn: null, transactionId: null, closedAt: null, closedBy: null },
};
const to = (account: string, version: string) => ({
  ...{ ...OPEN, version },
  account: { way: "upi", account, accountName: null, ifsc: null },
});
const CHANGED = "The leader has changed the account. Check to which account you sent the money.";

let stored: object;
let sent: unknown[];
beforeEach(() => fakeMedia({ width: 1280 }));

/** Waits until an account is in the list's row and in the dialog. */
const showsAccount = (account: string) => waitFor(() => expect(screen.getAllByText(account)).toHaveLength(2));

/** Shows the list and opens the dialog of its refund. */
async function openDialog() {
  writeSession(loginResponse({ role: "SUPERADMIN" }));
  stored = to("asha@bank", "1");
  sent = [];
  renderScreen(
    <>
      <RefundsList eventSlug={null} onDone={() => undefined} />
      <RefetchButton />
    </>,
    {
      refunds: () => [stored],
      recordRefund: ({ input }) => {
        sent.push(input["version"]);
        throw refusal("VERSION_CHANGED");
      },
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Record as paid..." }));
  await showsAccount("asha@bank");
}

// The open dialog blocks the pointer outside it.
const refetch = () => fireEvent.click(screen.getByText("Refetch"));
const record = async () => {
  const id = await screen.findByLabelText(/Transaction ID/);
  await userEvent.clear(id);
  await userEvent.type(id, "512345678901");
  await userEvent.click(screen.getByRole("button", { name: "Record refund" }));
};

test("an open dialog shows the account that the leader entered since, and sends its version", async () => {
  await openDialog();
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
  stored = to("other@bank", "2");
  refetch();
  await showsAccount("other@bank");
  expect(screen.getByText(CHANGED)).toBeVisible();
  await record();
  await waitFor(() => expect(sent).toEqual(["2"]));
});

test("a refused record shows the account of the leader, and the next one is based on it", async () => {
  await openDialog();
  stored = to("other@bank", "2");
  await record();
  await showsAccount("other@bank");
  expect(screen.getByText(CHANGED)).toBeVisible();
  await record();
  await waitFor(() => expect(sent).toEqual(["1", "2"]));
});

test("an open dialog says that another treasurer has recorded the refund", async () => {
  await openDialog();
  stored = { ...OPEN, account: null, state: "paid", version: "3" };
  refetch();
  expect(
    await screen.findByText("Someone else has already recorded or cancelled this refund."),
  ).toBeVisible();
});
