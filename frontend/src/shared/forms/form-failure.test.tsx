import { act, render, screen } from "@testing-library/react";
import { toAppError } from "../errors/app-error";
import { FormFailure } from "./form-failure";
import { SubmitButton } from "./submit-button";

const show = (thrown: unknown) =>
  render(<FormFailure form={{ failure: toAppError(thrown, "Failed to add member"), summary: [] }} />);

test("where no answer came, a form says so behind its own words, that nothing typed is lost, and what to do", () => {
  show(new DOMException("signal timed out", "TimeoutError"));
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Error: Failed to add member" +
      "The server did not respond. Your entries are still in the form. Check your connection and try again.",
  );
});

test("where the server refused, its reason is all", () => {
  show({ errors: [{ message: "The team is full.", extensions: { code: "TEAM_FULL" } }] });
  expect(screen.getByRole("alert")).toHaveTextContent(/^Error: The team is full\.$/);
});

test("a button that is busy for long says that it still tries, until it is not", () => {
  jest.useFakeTimers();
  const drawn = (busy: boolean) => (
    <SubmitButton form={{ busy }} busyLabel="Creating...">
      Create
    </SubmitButton>
  );
  const { rerender } = render(drawn(true));
  act(() => jest.advanceTimersByTime(4_999));
  expect(screen.getByRole("button", { name: "Creating..." })).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole("button", { name: "Still trying..." })).toBeVisible();
  rerender(drawn(false));
  expect(screen.getByRole("button", { name: "Create" })).toBeVisible();
  rerender(drawn(true));
  expect(screen.getByRole("button", { name: "Creating..." })).toBeVisible();
  jest.useRealTimers();
});
