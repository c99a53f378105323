import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderScreen } from "../../../shared/testing/render-screen";
import {
  ENDED_EVENT,
  paymentFixture,
  REJECTED,
  REPORTED,
  wholeTeamFixture,
} from "../testing/payment-fixture";
import { PaymentScreen } from "./payment-screen";

const show = (payment: object) =>
  renderScreen(<PaymentScreen userId="user-asha" />, {
    currentEvent: () => ENDED_EVENT,
    myTeam: () => wholeTeamFixture(),
    teamPayment: () => paymentFixture(payment),
  });
const field = () => screen.findByLabelText("Transaction ID or UTR");

describe("after the event", () => {
  test.each([
    ["has reported no payment", "incomplete"],
    ["got its money back", "refunded"],
  ])("a team that %s is not asked to pay, but can report a transfer", async (_which, status) => {
    show({ status });
    expect(await screen.findByText("The event is over. Your team does not need to pay.")).toBeVisible();
    expect(screen.queryByText(/Transfer the fee|pay again|need to pay (yet|at)/)).not.toBeInTheDocument();
    expect(await field()).not.toBeVisible();
    await userEvent.click(screen.getByText("I have already transferred money"));
    expect(await field()).toBeVisible();
  });

  test("a rejected payment can still be reported again", async () => {
    show({ status: "rejected", reason: REJECTED.reason, steps: [REPORTED, REJECTED] });
    expect(await screen.findByRole("heading", { name: "Report the payment again" })).toBeVisible();
    expect(screen.queryByText(/The event is over/)).not.toBeInTheDocument();
  });
});

test("the team sees the club, not a treasurer's name, take back a rejection", async () => {
  const revert = {
    ...REJECTED,
    id: "step-revert",
    from: "rejected",
    to: "pending",
    basis: "revert",
    reason: null,
  };
  renderScreen(<PaymentScreen userId="user-asha" />, {
    myTeam: () => wholeTeamFixture(),
    teamPayment: () => paymentFixture({ status: "pending", steps: [REPORTED, REJECTED, revert] }),
  });
  const steps = within(await screen.findByRole("list", { name: "Steps of this payment" })).getAllByRole(
    "listitem",
  );
  expect(steps.at(-1)).toHaveTextContent("Decision taken back by the club");
});

test.each([
  [true, "We returned the money. To take part, your team can pay again."],
  [false, "We returned the money."],
])(
  "a team that got its money back, and qualifies %s, reads whether it can pay again",
  async (qualified, text) => {
    renderScreen(<PaymentScreen userId="user-asha" />, {
      currentEvent: () => ({ ...ENDED_EVENT, registrationOpen: true }),
      myTeam: () => ({ ...wholeTeamFixture(), qualified }),
      teamPayment: () => paymentFixture({ status: "refunded" }),
    });
    expect(await screen.findByText(text)).toBeVisible();
    if (qualified) expect(await field()).toBeVisible();
    else expect(await field()).not.toBeVisible();
  },
);
