import { act, fireEvent, render, screen } from "@testing-library/react";
import { ResendButton } from "./resend-button";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const until = (seconds: number) => Date.now() + seconds * 1000;

test("counts down to the time it is given, then offers a new code, and counts again to the next time", () => {
  const resend = jest.fn(() => Promise.resolve());
  const { rerender } = render(<ResendButton nextAt={until(60)} onResend={resend} />);
  expect(screen.getByText("60 s")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();

  act(() => jest.advanceTimersByTime(59_500));
  expect(screen.getByText("1 s")).toBeVisible();
  act(() => jest.advanceTimersByTime(5_000));
  fireEvent.click(screen.getByRole("button", { name: "Send a new code" }));
  expect(resend).toHaveBeenCalledTimes(1);

  rerender(<ResendButton nextAt={until(3234)} onResend={resend} />);
  expect(screen.getByText("53 min 54 s")).toBeVisible();
});
