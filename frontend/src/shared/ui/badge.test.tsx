import { render, screen } from "@testing-library/react";
import { StatusBadge } from "./badge";

test.each([
  ["incomplete", "text-idle"],
  ["pending", "text-pending"],
  ["accepted", "text-good"],
  ["rejected", "text-bad"],
  ["refund due", "text-bad"],
  ["constructor", "text-bad"],
])("%s is shown unchanged, in %s", (status, colour) => {
  render(<StatusBadge status={status} />);
  expect(screen.getByText(status)).toHaveClass(colour);
});
