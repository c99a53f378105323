import { act, fireEvent, render, screen } from "@testing-library/react";
import { ResendButton } from "./resend-button";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("counts down a minute, then offers a new code, and counts again once one was sent", async () => {
  const resend = jest.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  render(<ResendButton onResend={resend} />);
  expect(screen.getByText("60 s")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();

  act(() => jest.advanceTimersByTime(59_500));
  expect(screen.getByText("1 s")).toBeVisible();
  act(() => jest.advanceTimersByTime(750));

  const press = async () => {
    fireEvent.click(screen.getByRole("button", { name: "Send a new code" }));
    await act(async () => Promise.resolve());
  };
  await press();
  expect(screen.getByRole("button", { name: "Send a new code" })).toBeVisible();
  await press();
  expect(screen.getByText("60 s")).toBeVisible();
});
