import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearSession, writeSession } from "../../../shared/session/session-store";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { loginResponse } from "../../../shared/testing/login-response";
import { Unreachable, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import {
  INSTRUCTIONS,
  paymentFixture,
  REJECTED,
  REPORTED,
  TEAM_ID,
  teamToPayFixture,
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

afterEach(() => clearSession(true));

test("shows the code and every detail with a copy button, the amount as the server says", async () => {
  const user = userEvent.setup();
  show(paying({ instructions: { ...INSTRUCTIONS, amount: 36_050 } }));
  const code = await screen.findByRole("img", { name: "QR code that pays ₹360.50 to the club by UPI" });
  expect(code).toHaveAttribute("src", `data:image/svg+xml,${encodeURIComponent(INSTRUCTIONS.qrSvg)}`);
  expect(screen.getByRole("link", { name: "Open a UPI app" })).toHaveAttribute("href", INSTRUCTIONS.upiLink);
  const copied: Record<string, string> = {
    "UPI ID": "club@okbank",
    "Account name": "CDC Coding Club",
    "Account number": "123456789012",
    IFSC: "SBIN0001234",
    Amount: "360.50",
    Reference: "SS-Z5RPMM",
  };
  for (const [what, text] of Object.entries(copied)) {
    await user.click(screen.getByRole("button", { name: `Copy ${what}` }));
    expect(await navigator.clipboard.readText()).toBe(text);
  }
  expect(screen.getByLabelText("Team Name")).toHaveValue("Segfault");
  expect(screen.getByLabelText("Team Name")).toHaveAttribute("readonly");
});

test("the page has one primary button: the UPI app's on a phone, then the form's", async () => {
  const original = globalThis.matchMedia;
  fakeMedia({ width: 360 });
  show(paying());
  const primary = () =>
    [...screen.queryAllByRole("link"), ...screen.queryAllByRole("button")]
      .filter((element) => element.classList.contains("bg-accent"))
      .map((element) => element.textContent);
  await field();
  expect(primary()).toEqual(["Open a UPI app"]);
  await userEvent.type(await field(), "412345678901");
  expect(primary()).toEqual(["Submit"]);
  globalThis.matchMedia = original;
});

test("a link that opens no UPI app is not shown", async () => {
  show(paying({ instructions: { ...INSTRUCTIONS, upiLink: "https://example.org" } }));
  await field();
  expect(screen.queryByRole("link", { name: /UPI app/ })).not.toBeInTheDocument();
});

test("reports a payment: the alert, the new status, and no form any more", async () => {
  const reportPayment = jest.fn(() => ({
    message: "Form submitted successfully! Payment status updated to pending.",
    payment: paymentFixture({ status: "pending", steps: [REPORTED] }),
  }));
  show({ ...paying(), reportPayment });
  await userEvent.type(await field(), " 4123 4567 8901 ");
  await submit();
  expect(await alert()).toHaveTextContent("Form submitted successfully! Payment status updated to pending.");
  expect(reportPayment).toHaveBeenCalledWith({ input: { teamId: TEAM_ID, transactionId: "4123 4567 8901" } });
  expect(screen.queryByRole("button", { name: "Submit" })).not.toBeInTheDocument();
  const steps = within(screen.getByRole("list", { name: "Steps of this payment" }));
  expect(steps.getByText("Asha Rao")).toBeVisible();
  expect(steps.getByRole("time")).toHaveTextContent("1 Mar 2025, 5:00 PM IST");
});

test("a rejected payment shows why, every step with its time, and takes another report", async () => {
  show(paying({ status: "rejected", reason: REJECTED.reason, steps: [REPORTED, REJECTED] }));
  expect(await screen.findByRole("heading", { name: "Report the payment again" })).toBeVisible();
  expect(screen.getByText("Reason for the rejection:")).toBeVisible();
  expect(screen.getByText("No transfer with this UTR.")).toBeVisible();
  const items = within(screen.getByRole("list", { name: "Steps of this payment" })).getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual([
    "Reported by Asha Rao1 Mar 2025, 5:00 PM ISTTransaction ID AB12 3456 7890",
    "Rejected by the club2 Mar 2025, 12:30 AM IST",
  ]);
  const next = screen.getByText("Correct the problem, then report the payment again.");
  const reason = screen.getByText("No transfer with this UTR.");
  expect(reason.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole("link", { name: "Open a UPI app" })).not.toHaveClass("bg-accent");
});

test("an accepted payment leaves nothing to do", async () => {
  show(paying({ status: "accepted", steps: [REPORTED] }));
  expect(await screen.findByText(/You do not need to do anything else/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Submit" })).not.toBeInTheDocument();
});

test("a member sees the status and why there is no form", async () => {
  show(paying(), "user-ravi");
  expect(await screen.findByText(/Only the team’s leader can report the payment.*Asha Rao/)).toBeVisible();
  expect(
    screen.getByText("Your team's leader transfers the fee and reports the transfer here."),
  ).toBeVisible();
  expect(screen.queryByLabelText("Transaction ID or UTR")).not.toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("says that nothing is due before the ranking qualifies, and no longer once it does", async () => {
  const { unmount } = show({ ...paying(), myTeam: () => teamToPayFixture({ qualified: false }) });
  expect(await screen.findByText(/You do not need to pay yet\./)).toBeVisible();
  expect(await field()).not.toBeVisible();
  await userEvent.click(screen.getByText("I have already transferred money"));
  expect(await field()).toBeVisible();
  expect(screen.getByRole("button", { name: "Copy UPI ID" })).toBeVisible();
  unmount();
  show(paying());
  await field();
  expect(screen.queryByText(/You do not need to pay yet\./)).not.toBeInTheDocument();
});

test("an account that is not set up is said, never made up", async () => {
  const bare = { payeeName: null, upiId: null, accountNumber: null, ifsc: null, upiLink: null, qrSvg: null };
  show(paying({ instructions: { ...INSTRUCTIONS, ...bare, configured: false } }));
  expect(await screen.findByText(/The club has not set up its account for payments yet/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Write to the club" })).toHaveAttribute("href", "/contact");
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("an event without a fee says so, and shows no code", async () => {
  show(paying({ instructions: { ...INSTRUCTIONS, amount: 0, upiLink: null, qrSvg: null } }));
  expect(await screen.findByText("This event is free, so you do not need to pay.")).toBeVisible();
  expect(screen.queryByRole("img", { name: /QR code/ })).not.toBeInTheDocument();
});

test("without a team: Team not found. and the way to one", async () => {
  show({ myTeam: () => null });
  expect(await screen.findByText("Team not found.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to team registration" })).toHaveAttribute(
    "href",
    "/events/current/registration",
  );
});

test("a team that cannot be fetched is said, and tried again", async () => {
  let down = true;
  const myTeam = () => {
    if (down) throw new Unreachable();
    return teamToPayFixture();
  };
  show({ ...paying(), myTeam });
  expect(await alert()).toHaveTextContent(
    "Team ID could not be retrieved. Check your connection and try again.",
  );
  down = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await field()).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
});

test("the words of every common app are under Where do I find the number?", async () => {
  show(paying());
  await userEvent.click(await screen.findByText("Where do I find the number?"));
  const places = within(screen.getByRole("region", { name: "Report your transfer" })).getAllByRole("term");
  expect(places.map(({ textContent }) => textContent)).toEqual([
    "Google Pay",
    "PhonePe",
    "Paytm",
    "BHIM",
    "Amazon Pay",
    "Net banking",
    "The bank’s SMS",
  ]);
  expect(screen.getByText(/called UTR, UPI transaction ID or UPI Ref. No./)).toHaveTextContent("12 digits");
});

test("a session that ends by itself keeps the typed number for the same person and the same team", async () => {
  writeSession(loginResponse());
  const { unmount: leaveFirst } = show(paying());
  await userEvent.type(await field(), "123456789012");
  const leave = (unmount: () => void) => {
    localStorage.removeItem("user");
    unmount();
    writeSession(loginResponse());
  };
  leave(leaveFirst);
  const { unmount: leaveOther } = show({
    ...paying(),
    myTeam: () => teamToPayFixture({ id: TEAM_ID.replace(/1$/, "2") }),
  });
  expect(await field()).toHaveValue("");
  leave(leaveOther);
  show(paying());
  expect(await field()).toHaveValue("123456789012");
});

test("a payment shows its receipts, for everybody in the team: the one in force to save, a cancelled one as such", async () => {
  const receipt = { number: 7, amount: 36_000, issuedAt: "2025-03-02T05:00:00.000Z", cancelledAt: null };
  const cancelled = { ...receipt, number: 3, cancelledAt: "2025-03-01T05:00:00.000Z" };
  const { unmount } = show(paying({ status: "accepted", receipts: [receipt, cancelled] }), "user-ravi");
  const panel = within(await screen.findByRole("region", { name: "Receipts" }));
  expect(panel.getByRole("link", { name: "Open R-00007" })).toHaveAttribute("href", "/receipts/7");
  expect(panel.getAllByRole("button", { name: "Save as PDF" })).toHaveLength(1);
  expect(panel.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("R-00007, ₹360Issued on 2 Mar 2025, 10:30 AM IST"),
    expect.stringContaining("R-00003, ₹360Cancelled on 1 Mar 2025, 10:30 AM IST"),
  ]);
  unmount();
  show(paying({ status: "pending", steps: [REPORTED] }));
  await screen.findByRole("list", { name: "Steps of this payment" });
  expect(screen.queryByRole("region", { name: /Receipt/ })).not.toBeInTheDocument();
});
