import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal, Unreachable, type Answers } from "../../../../shared/testing/fake-server";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { reportedFixture } from "../testing/reported-fixture";
import { PaymentsSection } from "./payments-section";

const queue = [reportedFixture(1), reportedFixture(2, { disputedBy: ["Null Pointers"] }), reportedFixture(3)];
const LISTS: Record<string, readonly object[]> = {
  pending: queue,
  accepted: [reportedFixture(4, { status: "accepted", decidedAt: "2025-03-01T19:00:00.000Z" })],
  rejected: [
    reportedFixture(5, { status: "rejected", decidedAt: "2025-03-01T19:00:00.000Z", reason: "Not there." }),
  ],
};

const show = (answers: Answers = {}, at = "/admindashboard") =>
  renderScreen(<PaymentsSection />, { reportedPayments: ({ status }) => LISTS[status], ...answers }, at);
const rows = () => screen.getAllByRole("rowheader").map((row) => row.textContent);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const decided = (n: number, status: string) => ({ message: "", payment: reportedFixture(n, { status }) });
const rowOf = (team: string) => screen.getByText(team);

test("lists what waits, oldest first, with a warning where another team claims the same transfer", async () => {
  show();
  await screen.findByText("UTR000000001");
  expect(rows()).toEqual(["Team 1SS-000001", "Team 2SS-000002", "Team 3SS-000003"]);
  expect(screen.getByText("Also claimed by Null Pointers")).toBeVisible();
  expect(screen.getByText("3 payments")).toBeVisible();
});

test("accepting takes the row out, says so and moves on to the next", async () => {
  const decidePayment = jest.fn(() => decided(1, "accepted"));
  show({ decidePayment });
  await screen.findByText("Team 1");
  await press("Accept the payment of Team 1");
  expect(await screen.findByText("Team 1: Payment accepted.")).toBeVisible();
  await waitFor(() => expect(rows()).toEqual(["Team 2SS-000002", "Team 3SS-000003"]));
  await waitFor(() => expect(rowOf("Team 2")).toHaveFocus());
  expect(decidePayment).toHaveBeenCalledWith({
    input: { paymentId: queue[0]?.id, decision: "accepted", reason: null },
  });
});

test("rejecting needs a reason, and the last row hands the focus back to the one before", async () => {
  const decidePayment = jest.fn(() => decided(3, "rejected"));
  show({ decidePayment });
  await screen.findByText("Team 3");
  await press("Reject the payment of Team 3");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Reject payment" }));
  expect(await dialog.findByText("Give a reason of at most 500 characters for rejecting")).toBeVisible();
  expect(decidePayment).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByLabelText("Reason"), "No such transfer.");
  await userEvent.click(dialog.getByRole("button", { name: "Reject payment" }));
  expect(await screen.findByText("Team 3: Payment rejected.")).toBeVisible();
  expect(decidePayment).toHaveBeenCalledWith({
    input: { paymentId: queue[2]?.id, decision: "rejected", reason: "No such transfer." },
  });
  await waitFor(() => expect(rowOf("Team 2")).toHaveFocus());
});

test.each(["accept", "reject"])("a payment decided by someone else refreshes the list: %s", async (how) => {
  let decidedElsewhere = false;
  show({
    reportedPayments: () => (decidedElsewhere ? queue.slice(1) : queue),
    decidePayment: () => {
      decidedElsewhere = true;
      throw refusal("PAYMENT_NOT_PENDING");
    },
  });
  await screen.findByText("Team 1");
  if (how === "accept") await press("Accept the payment of Team 1");
  else {
    await press("Reject the payment of Team 1");
    await userEvent.type(await screen.findByLabelText("Reason"), "No such transfer.");
    await press("Reject payment");
  }
  expect(await screen.findByRole("alert")).toHaveTextContent("Team 1: This payment was already decided.");
  await waitFor(() => expect(rows()).toEqual(["Team 2SS-000002", "Team 3SS-000003"]));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a failed rejection keeps the dialog and the reason", async () => {
  show({
    decidePayment: () => {
      throw new Unreachable();
    },
  });
  await screen.findByText("Team 1");
  await press("Reject the payment of Team 1");
  await userEvent.type(await screen.findByLabelText("Reason"), "No such transfer.");
  await press("Reject payment");
  expect(await screen.findByRole("alert")).toHaveTextContent("An error occurred");
  expect(screen.getByLabelText("Reason")).toHaveValue("No such transfer.");
});

test("the tabs show what was decided, and the address keeps which one is open", async () => {
  show();
  await screen.findByText("Team 1");
  await userEvent.click(screen.getByRole("tab", { name: "Rejected" }));
  expect(await screen.findByText("Team 5")).toBeVisible();
  expect(screen.getByText("Not there.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Accept/ })).not.toBeInTheDocument();
  expect(screen.getByTestId("address")).toHaveTextContent("/admindashboard?status=rejected");
});

test("opens the tab and the search of the address", async () => {
  show({}, "/admindashboard?status=accepted&q=utr%200000%2000004");
  expect(await screen.findByText("Team 4")).toBeVisible();
  expect(screen.getByRole("tab", { name: "Accepted" })).toHaveAttribute("aria-selected", "true");
});

test("search finds a UTR however it is spaced, and says when nothing fits", async () => {
  show();
  await screen.findByText("Team 1");
  await userEvent.type(screen.getByLabelText("Search"), "utr 0000 0000-2");
  expect(rows()).toEqual(["Team 2SS-000002"]);
  expect(screen.getByText("1 of 3 payments")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Search"), "9");
  expect(screen.getByText("No payment fits this search.")).toBeVisible();
});

test("an empty queue and a failed fetch are states of their own", async () => {
  const { unmount } = show({ reportedPayments: () => [] });
  expect(await screen.findByText("Nothing waits for a decision.")).toBeVisible();
  unmount();
  show({
    reportedPayments: () => {
      throw new Unreachable();
    },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("An error occurred");
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});
