import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./button";

test("a busy button keeps its focus and its place, says so, and does nothing", async () => {
  const press = jest.fn();
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const drawn = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Team Name" />
      <Button type="submit" busy={busy} busyLabel="Creating..." onClick={press}>
        Create
      </Button>
    </form>
  );
  const { rerender } = render(drawn(false));
  await userEvent.click(screen.getByRole("button", { name: "Create" }));
  expect(submit).toHaveBeenCalledTimes(1);

  rerender(drawn(true));
  const button = screen.getByRole("button", { name: "Creating..." });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText("Team Name"), "{Enter}");
  expect(submit).toHaveBeenCalledTimes(1);
  expect(press).toHaveBeenCalledTimes(1);
});

test("a button submits nothing by default", async () => {
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button>Verify Email</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(submit).not.toHaveBeenCalled();
});
