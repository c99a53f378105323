import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import {
  CORRECTED,
  paymentFixture,
  REPORTED,
  TEAM_ID,
  teamToPayFixture,
  WITHDRAWAL,
} from "../testing/payment-fixture";
import { PaymentScreen } from "./payment-screen";

const show = (answers: Answers, userId = "user-asha") =>
  renderScreen(<PaymentScreen userId={userId} />, {
    currentEvent: () => null,
    myTeam: () => teamToPayFixture(),
    ...answers,
  });
const paying = (more: object = {}): Answers => ({ teamPayment: () => paymentFixture(more) });
const field = () => screen.findByLabelText("Transaction ID or UTR");
const submit = () => userEvent.click(screen.getByRole("button", { name: "Submit" }));
const alert = () => screen.findByRole("alert");

describe("an undecided report", () => {
  const pending = { status: "pending", transactionId: "412345678901", steps: [REPORTED] };

  test("is corrected by the leader, and the timeline says so", async () => {
    const correctPayment = jest.fn(() => ({
      message: "Transaction ID corrected.",
      payment: paymentFixture({ ...pending, transactionId: "412345678910", steps: [REPORTED, CORRECTED] }),
    }));
    show({ ...paying(pending), correctPayment });
    await userEvent.click(await screen.findByRole("button", { name: "Correct the number" }));
    await userEvent.type(await field(), "412345678910");
    await submit();
    expect(await alert()).toHaveTextContent("Transaction ID corrected.");
    expect(correctPayment).toHaveBeenCalledWith({
      input: { teamId: TEAM_ID, transactionId: "412345678910" },
    });
    expect(screen.getByText(/^Corrected by/)).toBeVisible();
    expect(screen.queryByLabelText("Transaction ID or UTR")).not.toBeInTheDocument();
  });

  test("is corrected with the keyboard: the focus goes to the number, and back when cancelled", async () => {
    show(paying(pending));
    const correct = async () => screen.findByRole("button", { name: "Correct the number" });
    await userEvent.click(await correct());
    expect(await field()).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await correct()).toHaveFocus();
  });

  test("is withdrawn by the leader after a question, and can be reported again", async () => {
    const withdrawPayment = jest.fn(() => ({
      message: "Report withdrawn. Your team has no reported payment now.",
      payment: paymentFixture({ steps: [REPORTED, WITHDRAWAL] }),
    }));
    show({ ...paying(pending), withdrawPayment });
    await userEvent.click(await screen.findByRole("button", { name: "Withdraw the report" }));
    expect(withdrawPayment).not.toHaveBeenCalled();
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Withdraw" }));
    expect(await alert()).toHaveTextContent("Report withdrawn.");
    expect(screen.getByText(/^Withdrawn by/)).toBeVisible();
    expect(await field()).toBeVisible();
  });

  test("a member can only follow", async () => {
    show(paying(pending), "user-ravi");
    expect(await screen.findByText(/^Reported by/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Correct the number" })).not.toBeInTheDocument();
  });
});
