import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import type { Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { reportedFixture } from "../testing/reported-fixture";
import type { Payment } from "../hooks/use-reported-payments";
import { PaymentsSection } from "./payments-section";
import { RevertPaymentModal } from "./revert-payment-modal";

const DECIDED = { decidedAt: "2025-03-01T15:34:00.000Z", decidedBy: "Ravi Kumar", version: "1740843240000" };
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

const show = (answers: Answers, at = "/admindashboard?tab=payments") =>
  renderScreen(
    <PaymentsSection />,
    {
      reportedPayments: ({ status }) =>
        status === "pending" ? [reportedFixture(1), reportedFixture(2)] : [],
      reportedPayment: () => ({ payment: reportedFixture(1), steps: [step], surpluses: [] }),
      ...answers,
    },
    at,
  );

beforeEach(() => {
  localStorage.clear();
  fakeMedia({ width: 1280 });
});

test("a decided payment is opened by its row or its address, and taken back with a reason", async () => {
  const payment = reportedFixture(4, { status: "accepted", ...DECIDED });
  const inputs: unknown[] = [];
  show(
    {
      reportedPayment: () => ({ payment, steps: [step], surpluses: [] }),
      revertPayment: ({ input }: { input: unknown }) => {
        inputs.push(input);
        return { message: "Taken back.", payment: { ...payment, status: "pending", decidedAt: null } };
      },
    },
    `/admindashboard?tab=payments&status=accepted&payment=${payment.id}`,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Take back..." }));
  await userEvent.type(screen.getByLabelText(/Reason/), "It was another team's money");
  await userEvent.click(screen.getByRole("button", { name: "Take back" }));
  expect(await screen.findByText("Taken back.")).toBeVisible();
  expect(inputs).toEqual([
    { paymentId: payment.id, version: "1740843240000", reason: "It was another team's money" },
  ]);
});

test("an old decision is not taken back without a reason, a new one is", async () => {
  const inputs: unknown[] = [];
  const payment = reportedFixture(4, { status: "accepted", ...DECIDED });
  const revert = (decided: object) =>
    renderScreen(
      <RevertPaymentModal
        payment={{ ...payment, ...decided } as unknown as Payment}
        onClose={() => undefined}
        onDone={() => undefined}
      />,
      {
        revertPayment: ({ input }: { input: unknown }) => {
          inputs.push(input);
          return { message: "Taken back.", payment: { ...payment, status: "pending", decidedAt: null } };
        },
      },
    );
  const { unmount } = revert({});
  await userEvent.click(await screen.findByRole("button", { name: "Take back" }));
  const reason = screen.getByLabelText("Reason");
  await waitFor(() => expect(reason).toHaveFocus());
  expect(reason).toHaveAccessibleDescription(
    "The team will read this text. Error: Enter a reason of at most 500 characters",
  );
  expect(inputs).toEqual([]);
  unmount();
  revert({ decidedAt: new Date().toISOString() });
  expect(await screen.findByLabelText("Reason (optional)")).toHaveAccessibleDescription(
    /usually does not know about the decision yet/,
  );
  await userEvent.click(screen.getByRole("button", { name: "Take back" }));
  await waitFor(() => expect(inputs).toHaveLength(1));
});

test("of a rejected payment no receipt is spoken of", async () => {
  const payment = reportedFixture(4, { status: "rejected", ...DECIDED });
  show(
    { reportedPayment: () => ({ payment, steps: [step], surpluses: [] }) },
    `/admindashboard?tab=payments&status=rejected&payment=${payment.id}`,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Take back..." }));
  expect(await screen.findByText("The payment returns to its previous status.")).toBeVisible();
});

test("the last decision is undone by U as long as its message stays, and waits again", async () => {
  const inputs: unknown[] = [];
  show({
    decidePayment: () => ({
      message: "",
      payment: reportedFixture(1, { status: "accepted", ...DECIDED }),
    }),
    revertPayment: ({ input }: { input: unknown }) => {
      inputs.push(input);
      return { message: "", payment: reportedFixture(1) };
    },
  });
  expect(await screen.findByRole("heading", { level: 2, name: "Team 1" })).toBeVisible();
  await userEvent.keyboard("a");
  expect(await screen.findByText("Accepted: Team 1")).toBeVisible();
  await userEvent.keyboard("u");
  expect(await screen.findByRole("heading", { level: 2, name: "Team 1" })).toBeVisible();
  expect(screen.queryByText("Accepted: Team 1")).toBeNull();
  expect(inputs).toEqual([{ paymentId: reportedFixture(1).id, version: "1740843240000" }]);
});

test("an undo never takes back the decision before the last one, in whatever order the replies come", async () => {
  const reverted: unknown[] = [];
  const replies = new Map<unknown, () => void>();
  show({
    reportedPayments: () => [1, 2, 3].map((n) => reportedFixture(n)),
    decidePayment: async ({ input }: { input: Record<string, unknown> }) => {
      await new Promise<void>((resolve) => replies.set(input["paymentId"], resolve));
      const n = Number(String(input["paymentId"]).at(-1));
      return { message: "", payment: reportedFixture(n, { status: "accepted", ...DECIDED }) };
    },
    revertPayment: ({ input }: { input: Record<string, unknown> }) => {
      reverted.push(input["paymentId"]);
      return { message: "", payment: reportedFixture(3) };
    },
  });
  const answer = async (n: number) => {
    await waitFor(() => expect(replies.has(reportedFixture(n).id)).toBe(true));
    replies.get(reportedFixture(n).id)?.();
  };
  await screen.findByText("1 of 3");
  await userEvent.keyboard("a");
  await answer(1);
  await screen.findByText("Accepted: Team 1");
  await userEvent.keyboard("au");
  expect(screen.queryByText(/^Accepted/)).toBeNull();
  await userEvent.keyboard("a");
  await answer(3);
  expect(await screen.findByText("Accepted: Team 3")).toBeVisible();
  expect(reverted).toEqual([]);
  await answer(2);
  await userEvent.keyboard("u");
  await waitFor(() => expect(reverted).toEqual([reportedFixture(3).id]));
});
