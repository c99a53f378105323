import { useState } from "react";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { translatePage } from "../shared/testing/translate-page";
import { ErrorBoundary } from "./error-boundary";

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count > 0 ? <b>{count}</b> : null}
      Press
    </button>
  );
}

test("a screen that the browser translated before anything followed it is drawn once more, and works", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <>
      <p>The club</p>
      <ErrorBoundary>
        <Counter />
      </ErrorBoundary>
    </>,
  );
  await translatePage();
  await userEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  await translatePage();
  await userEvent.click(await screen.findByRole("button", { name: "Press" }));
  expect(await screen.findByText("1")).toBeInTheDocument();
});
