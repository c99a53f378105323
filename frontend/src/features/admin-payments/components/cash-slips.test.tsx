import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MayContext } from "../../../shared/session/may";
import { renderScreen } from "../../../shared/testing/render-screen";
import { CashSlips } from "./cash-slips";

const slip = (number: number, teamName: string) => ({
  ...{ id: `s${String(number)}`, number, teamId: "t", teamName, reference: "SS-7K3QWP", amount: 36_000 },
  ...{ note: "red envelope", state: "waiting", notedBy: "Diya", notedAt: "2025-03-02T10:00:00.000Z" },
});
const onDone = jest.fn();
let waiting = [slip(4, "Lazy Cursors"), slip(5, "Segfault")];
const end = (id: unknown, message: string) => {
  const [ended = slip(0, "")] = waiting.filter((one) => one.id === id);
  waiting = waiting.filter((one) => one.id !== id);
  return { message, slip: { ...ended, state: "confirmed" } };
};

test("the treasurer sees the cash that waits, confirms a slip with one press, and discards a mistake", async () => {
  const discardCashSlip = jest.fn(() => end("s5", "Slip discarded. No money was recorded for the team."));
  renderScreen(
    <MayContext value={() => true}>
      <CashSlips eventSlug={null} onDone={onDone} />
    </MayContext>,
    {
      cashSlips: () => waiting,
      confirmCashSlip: ({ input }) => end(input["slipId"], "Cash confirmed. The payment is accepted."),
      discardCashSlip,
    },
  );
  expect(await screen.findByRole("heading", { name: "Cash from the desk: ₹720" })).toBeVisible();
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent(
    /No\. 4₹360 from Lazy Cursors \(SS-7K3QWP\), collected by Diya, .*red envelope/,
  );
  await userEvent.click(within(first as HTMLElement).getByRole("button", { name: "Confirm the cash" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith("Cash confirmed. The payment is accepted."));
  await userEvent.click(within(second as HTMLElement).getByRole("button", { name: "Discard..." }));
  await userEvent.click(screen.getByRole("button", { name: "Discard the slip" }));
  expect(discardCashSlip).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText("Reason"), "it was Gamma");
  await userEvent.click(screen.getByRole("button", { name: "Discard the slip" }));
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  expect(discardCashSlip).toHaveBeenCalledWith({ input: { slipId: "s5", reason: "it was Gamma" } });
});
