import { act, fireEvent, render, screen } from "@testing-library/react";
import { CopyButton } from "./copy-button";

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset();
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
});
afterEach(() => jest.useRealTimers());

async function press() {
  render(<CopyButton text="club@upi" what="UPI ID" />);
  fireEvent.click(screen.getByRole("button", { name: "Copy UPI ID" }));
  await act(async () => Promise.resolve());
}

test("says Copied for 2 s and announces it", async () => {
  writeText.mockResolvedValue();
  await press();
  expect(writeText).toHaveBeenCalledWith("club@upi");
  expect(screen.getByRole("button", { name: "Copied UPI ID" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("UPI ID copied");

  act(() => jest.advanceTimersByTime(1_999));
  expect(screen.getByRole("button", { name: "Copied UPI ID" })).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole("button", { name: "Copy UPI ID" })).toBeVisible();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("does not pretend when the browser refuses", async () => {
  writeText.mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  await press();
  expect(screen.getByRole("button", { name: "Not copied UPI ID" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("could not be copied");
});
