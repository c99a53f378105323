import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { refusal, Unreachable, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { REJECT_REASONS } from "@contract/kernel/contract/texts/reject-reasons.texts";
import { reportedFixture } from "../testing/reported-fixture";
import { MoneyTabs } from "./money-tabs";
import { PaymentsSection } from "./payments-section";

const queue = [
  reportedFixture(1),
  reportedFixture(2, { disputedBy: ["Null Pointers"], fee: 40_000 }),
  reportedFixture(3),
];
const DECIDED = { decidedAt: "2025-03-01T15:34:00.000Z", decidedBy: "Ravi Kumar" };
const LISTS: Record<string, readonly object[]> = {
  pending: queue,
  accepted: [reportedFixture(4, { status: "accepted", ...DECIDED })],
  rejected: [reportedFixture(5, { status: "rejected", ...DECIDED, reason: "Not there." })],
};
const step = {
  id: "1",
  from: "incomplete",
  to: "pending",
  at: "2025-03-01T11:31:00.000Z",
  by: "Asha Rao",
  reason: null,
  transactionId: "UTR1",
  basis: null,
};

const show = (answers: Answers = {}, at = "/admindashboard?tab=payments") =>
  renderScreen(
    <MoneyTabs>
      <PaymentsSection />
    </MoneyTabs>,
    {
      reportedPayments: ({ status }) => (status ? LISTS[status] : Object.values(LISTS).flat()),
      reportedPayment: () => ({ payment: queue[0], steps: [step], surpluses: [] }),
      ...answers,
    },
    at,
  );
const opened = () => screen.getByRole("heading", { level: 2 }).textContent;
const isOpen = (team: string) => waitFor(() => expect(opened()).toBe(team));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const key = (keys: string) => userEvent.keyboard(keys);
const decided = (n: number, status: string) => ({ message: "", payment: reportedFixture(n, { status }) });
type Input = { readonly input: Record<string, unknown> };
const idOf = ({ input }: Input) => Number(String(input["paymentId"]).at(-1));

beforeEach(() => {
  localStorage.clear();
  fakeMedia({ width: 1280 });
});

test("opens the oldest with its facts; warns of another claim and of another fee", async () => {
  show();
  expect(await screen.findByText("3 payments waiting")).toBeVisible();
  expect(opened()).toBe("Team 1");
  expect(screen.getByText("1 of 3")).toBeVisible();
  expect(screen.getByText("₹360, the event’s fee")).toBeVisible();
  expect(await screen.findByRole("list", { name: "Steps of this payment" })).toHaveTextContent(
    "Reported by Asha Rao",
  );
  await press("Next");
  expect(opened()).toBe("Team 2");
  expect(screen.getByText(/Also claimed by Null Pointers/)).toBeVisible();
  expect(screen.getByText(/The event’s fee is now ₹400. It was ₹360/)).toBeVisible();
});

test("the keys move, accept the payment that is shown, and open the next one without waiting", async () => {
  const sent: Record<string, unknown>[] = [];
  let answer: (() => void) | undefined;
  show({
    decidePayment: async (args) => {
      sent.push(args.input);
      if (sent.length === 1) await new Promise<void>((resolve) => (answer = resolve));
      return decided(idOf(args), "accepted");
    },
  });
  await screen.findByText("1 of 3");
  await key("j");
  expect(opened()).toBe("Team 2");
  await key("{ArrowUp}");
  expect(opened()).toBe("Team 1");
  await key("a");
  expect(opened()).toBe("Team 2");
  expect(screen.getByText("1 of 2")).toBeVisible();
  await key("A");
  expect(opened()).toBe("Team 3");
  expect(await screen.findByText("Accepted: Team 2")).toBeVisible();
  await act(() => Promise.resolve(answer?.()));
  expect(sent).toEqual(
    queue
      .slice(0, 2)
      .map(({ id, transactionId }) => ({ paymentId: id, decision: "accepted", reason: null, transactionId })),
  );
});

test("the keys work after a press on the tab, which keeps its arrows", async () => {
  show();
  await screen.findByText("1 of 3");
  await userEvent.click(screen.getByRole("tab", { name: "To decide" }));
  await key("j");
  expect(opened()).toBe("Team 2");
  await key("{ArrowDown}");
  expect(opened()).toBe("Team 2");
  await key("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "All payments" })).toHaveFocus();
});

test("rejecting by keyboard: R, a number, Enter; or words of one's own and Ctrl + Enter", async () => {
  const decidePayment = jest.fn((args: Input) => decided(idOf(args), "rejected"));
  show({ decidePayment });
  await screen.findByText("1 of 3");
  await key("r");
  const dialog = within(await screen.findByRole("dialog"));
  const scrolled = jest.spyOn(Element.prototype, "scrollIntoView");
  await userEvent.click(dialog.getByRole("button", { name: "Reject payment" }));
  expect(await dialog.findByText("Enter a reason of at most 500 characters for the rejection")).toBeVisible();
  expect(scrolled.mock.contexts).toEqual([dialog.getByRole("textbox", { name: "Reason" })]);
  expect(decidePayment).not.toHaveBeenCalled();
  dialog.getAllByRole("radio")[0]?.focus();
  await key("2{Enter}");
  await isOpen("Team 2");
  expect(decidePayment.mock.lastCall?.[0].input).toMatchObject({
    decision: "rejected",
    reason: REJECT_REASONS[1],
  });
  await key("r");
  await userEvent.type(await screen.findByLabelText("Reason"), "1 rupee short.{Control>}{Enter}{/Control}");
  await isOpen("Team 3");
  expect(decidePayment.mock.lastCall?.[0].input).toMatchObject({ reason: "1 rupee short." });
});

test("a failed decision brings the payment back, with its reason", async () => {
  let fails = true;
  show({
    decidePayment: (args) => {
      if (fails) throw new Unreachable();
      return decided(idOf(args), "rejected");
    },
  });
  await screen.findByText("1 of 3");
  await key("r");
  await userEvent.type(await screen.findByLabelText("Reason"), "No such transfer.");
  await press("Reject payment");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Team 1: The server cannot be reached. Check your connection and try again. The payment is back in the list.",
  );
  expect(opened()).toBe("Team 2");
  expect(screen.getByText("2 of 3")).toBeVisible();
  await key("k");
  expect(opened()).toBe("Team 1");
  fails = false;
  await key("r");
  expect(await screen.findByLabelText("Reason")).toHaveValue("No such transfer.");
  await press("Reject payment");
  expect(await screen.findByText("Rejected: Team 1")).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "Team 2" })).toHaveFocus();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("who was faster is named, and the queue goes on", async () => {
  const faster = reportedFixture(1, { status: "rejected", ...DECIDED });
  show({
    decidePayment: () => {
      throw refusal("PAYMENT_NOT_PENDING");
    },
    reportedPayment: () => ({ payment: faster, steps: [step], surpluses: [] }),
  });
  await screen.findByText("1 of 3");
  await key("a");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Team 1: Ravi Kumar rejected this payment on 1 Mar 2025, 9:04 PM IST. Your decision was not saved.",
  );
  expect(opened()).toBe("Team 2");
  expect(screen.getByText("2 payments waiting")).toBeVisible();
  await press("Dismiss");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the keys rest while typing, with a modifier held or when switched off; the switch is remembered", async () => {
  const { unmount } = show();
  await screen.findByText("1 of 3");
  await userEvent.type(screen.getByLabelText("Search"), "aj");
  await userEvent.clear(screen.getByLabelText("Search"));
  await userEvent.click(screen.getByRole("heading", { level: 2 }));
  await key("{Control>}j{/Control}");
  expect(opened()).toBe("Team 1");
  await key("?");
  expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await key("j{Escape}");
  expect(opened()).toBe("Team 1");
  await userEvent.click(screen.getByRole("checkbox", { name: "Keyboard shortcuts" }));
  await key("j");
  expect(opened()).toBe("Team 1");
  unmount();
  show();
  await screen.findByText("1 of 3");
  expect(screen.getByRole("checkbox", { name: "Keyboard shortcuts" })).not.toBeChecked();
});

test("search finds a UTR however it is spaced, is in the address, and says when nothing fits", async () => {
  show({}, "/admindashboard?tab=payments&q=utr%200000%200000-2");
  expect(await screen.findByText("1 of 3 waiting payments")).toBeVisible();
  await isOpen("Team 2");
  await userEvent.type(screen.getByLabelText("Search"), "9");
  expect(await screen.findByText("No payment matches this search.")).toBeVisible();
  expect(screen.getByTestId("address")).toHaveTextContent("q=utr");
});

test("all payments are one list that says who decided, and is narrowed to a status", async () => {
  show();
  await screen.findByText("1 of 3");
  await userEvent.click(screen.getByRole("tab", { name: "All payments" }));
  expect(await screen.findByText("5 payments")).toBeVisible();
  expect(screen.getByRole("link", { name: "Decide Team 1" })).toHaveAttribute(
    "href",
    "/admindashboard?tab=payments&q=UTR000000001",
  );
  await userEvent.selectOptions(screen.getByLabelText("Status"), "Rejected");
  expect(await screen.findByText("1 payment")).toBeVisible();
  expect(screen.getByText("Not there.")).toBeVisible();
  expect(screen.getByText("Ravi Kumar")).toBeVisible();
  expect(screen.getByTestId("address")).toHaveTextContent("/admindashboard?tab=payments&status=rejected");
  expect(screen.queryByRole("button", { name: /^Accept/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Write to Team 5" })).toHaveAttribute(
    "href",
    "/admindashboard?tab=mail&teams=01890000-0000-7000-8000-0000000000a5&event=syntaxsiege",
  );
});

test("an empty queue and a failed fetch are states of their own", async () => {
  const { unmount } = show({ reportedPayments: () => [] });
  expect(await screen.findByText("No payments are waiting for a decision.")).toBeVisible();
  unmount();
  show({
    reportedPayments: () => {
      throw new Unreachable();
    },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The server cannot be reached. Check your connection and try again.",
  );
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});
