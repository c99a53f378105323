import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { enter } from "../../../shared/testing/enter";
import { refusal, Unreachable, type Answers } from "../../../shared/testing/fake-server";
import { RefetchButton } from "../../../shared/testing/refetch-button";
import { renderScreen } from "../../../shared/testing/render-screen";
import { paymentFixture, teamToPayFixture } from "../testing/payment-fixture";
import { PaymentScreen } from "./payment-screen";

const show = (answers: Answers) =>
  renderScreen(
    <>
      <RefetchButton />
      <PaymentScreen userId="user-asha" />
    </>,
    {
      currentEvent: () => null,
      myTeam: () => teamToPayFixture(),
      teamPayment: () => paymentFixture(),
      ...answers,
    },
  );
const refusing = (error: Error) => () => {
  throw error;
};
const field = () => screen.findByLabelText("Transaction ID or UTR");
async function send(text: string): Promise<void> {
  await enter(await field(), text);
  await userEvent.keyboard("{Enter}");
}
const submit = () => userEvent.click(screen.getByRole("button", { name: "Submit" }));
const alert = () => screen.findByRole("alert");

test("without a transaction id the in-page alert says so, and the field has the focus", async () => {
  const reportPayment = jest.fn();
  show({ reportPayment });
  await field();
  await submit();
  expect(await alert()).toHaveTextContent("Please provide both Transaction ID and Team Name.");
  expect(screen.getByLabelText("Transaction ID or UTR")).toHaveFocus();
  await userEvent.type(await field(), "12");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(reportPayment).not.toHaveBeenCalled();
});

test("the number in a pasted line is offered, and taken by a press alone", async () => {
  show({});
  await enter(await field(), "UPI/412345678901/fee for the team");
  expect(screen.getByText("The transaction ID in this text may be", { exact: false })).toHaveTextContent(
    "4123 4567 8901",
  );
  expect(await field()).toHaveValue("UPI/412345678901/fee for the team");
  expect(screen.queryByText(/group by group/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Use this number" }));
  expect(await field()).toHaveValue("412345678901");
  expect(await field()).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Use this number" })).not.toBeInTheDocument();
});

test.each([
  [
    "the server's text",
    refusal("PAYMENT_NOT_REPORTABLE"),
    /^Error: An error occurred: A payment for this team was/,
  ],
  [
    "the fallback, and what to do",
    new Unreachable(),
    "Error: An error occurred: Failed to update payment status.The server did not respond. Your transaction ID is still in the form. Check your connection and submit again. We never count a payment twice.",
  ],
  [
    "another team's number in the server's words",
    refusal("TRANSACTION_TAKEN"),
    "Error: An error occurred: This transaction ID has already been reported. Check the transaction ID, or write to the club if the transfer is yours.",
  ],
])("a failure says An error occurred and why: %s", async (_case, error, text) => {
  show({ reportPayment: refusing(error) });
  await send("123456789012");
  expect(await alert()).toHaveTextContent(text);
  expect(await field()).toHaveValue("123456789012");
});

test("once the number was asked for, what the one before was refused for does not come back", async () => {
  show({ reportPayment: refusing(refusal("TRANSACTION_TAKEN")) });
  await send("123456789012");
  expect(await alert()).toHaveTextContent("This transaction ID has already been reported.");
  await userEvent.clear(await field());
  await submit();
  expect(await alert()).toHaveTextContent("Please provide both Transaction ID and Team Name.");
  await userEvent.type(await field(), "9");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("an invalid id is refused at the field", async () => {
  show({});
  await userEvent.type(await field(), "1!{Enter}");
  expect(
    await screen.findByText("Transaction ID must be 8 to 64 letters and digits, with at least 6 digits"),
  ).toBeVisible();
});

test("a second report leads to its alert like the first, and no other device's report shows it again", async () => {
  const text = "Form submitted successfully! Payment status updated to pending.";
  let status = "incomplete";
  const NEXT = { pending: /^We check each transfer/, rejected: /^Check the transaction ID/ };
  const move = async (to: keyof typeof NEXT) => {
    status = to;
    await userEvent.click(screen.getByRole("button", { name: "Refetch" }));
    await within(screen.getByRole("region", { name: "Status" })).findByText(NEXT[to]);
  };
  const reportPayment = () => {
    status = "pending";
    return { message: text, payment: paymentFixture({ status }) };
  };
  const report = async () => {
    await send("123456789012");
    expect(await alert()).toHaveTextContent(text);
    await waitFor(() => expect(document.body).not.toHaveFocus());
  };
  const teamPayment = () => paymentFixture({ status });
  show({ teamPayment, reportPayment });
  await report();
  await move("rejected");
  await report();
  await move("rejected");
  await move("pending");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

describe("a number that no bank gives", () => {
  const reportPayment = jest.fn((_variables: unknown) => ({
    message: "Form submitted successfully! Payment status updated to pending.",
    payment: paymentFixture({ status: "pending" }),
  }));
  beforeEach(() => reportPayment.mockClear());
  const question = () => screen.findByRole("dialog", { name: "Is this number correct?" });

  test("is asked about once, in groups, and sent with yes", async () => {
    show({ reportPayment: refusing(refusal("TRANSACTION_TAKEN")) });
    await userEvent.type(await field(), "41234567890{Enter}");
    expect(await question()).toHaveTextContent(
      "UPI numbers have 12 digits. You entered this number: 4123 4567 890",
    );
    await userEvent.click(screen.getByRole("button", { name: "Use this number anyway" }));
    expect(await alert()).toHaveTextContent("This transaction ID has already been reported.");
    await submit();
    expect(await alert()).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("is kept and not sent with Cancel", async () => {
    show({ reportPayment });
    await send("41234567890");
    await question();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await field()).toHaveValue("41234567890");
    expect(reportPayment).not.toHaveBeenCalled();
  });

  test.each(["4123 4567 8901", "N061250123456789", "SBINR52025030100123456"])(
    "%s is not one",
    async (text) => {
      show({ reportPayment });
      await send(text);
      expect(await alert()).toHaveTextContent("Form submitted successfully!");
      expect(reportPayment).toHaveBeenCalledWith({ input: expect.objectContaining({ transactionId: text }) });
    },
  );
});
