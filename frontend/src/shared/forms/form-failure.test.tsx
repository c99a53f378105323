import { render, screen } from "@testing-library/react";
import { toAppError } from "../errors/app-error";
import { FormFailure } from "./form-failure";

const show = (thrown: unknown) =>
  render(<FormFailure form={{ failure: toAppError(thrown, "Failed to add member"), summary: [] }} />);

test("where no answer came, a form says so behind its own words, that nothing typed is lost, and what to do", () => {
  show(new DOMException("signal timed out", "TimeoutError"));
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Error: Failed to add member" +
      "The server did not answer. What you typed is still here: check your connection and try again.",
  );
});

test("where the server refused, its reason is all", () => {
  show({ errors: [{ message: "The team is full.", extensions: { code: "TEAM_FULL" } }] });
  expect(screen.getByRole("alert")).toHaveTextContent(/^Error: The team is full\.$/);
});
