import { useState } from "react";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./button";
import { ConfirmModal } from "./confirm-modal";
import { Modal } from "./modal";
import { TextField } from "./text-field";

function Handle({ withField = true }: { readonly withField?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit Handle</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Update Codeforces Handle"
        description="Updating handle for: Ananya"
        footer={<Button onClick={() => setOpen(false)}>Cancel</Button>}
      >
        {withField ? <TextField label="Handle" name="handle" value="" /> : null}
      </Modal>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole("button", { name: "Edit Handle" }));

test("is named and described, and starts in its first field", async () => {
  render(<Handle />);
  await open();
  const dialog = screen.getByRole("dialog", { name: "Update Codeforces Handle" });
  expect(dialog).toHaveAccessibleDescription("Updating handle for: Ananya");
  expect(screen.getByLabelText("Handle")).toHaveFocus();
});

test("without a field the dialog itself has the focus", async () => {
  render(<Handle withField={false} />);
  await open();
  expect(screen.getByRole("dialog")).toHaveFocus();
});

test("keeps the focus inside", async () => {
  render(<Handle />);
  await open();
  const dialog = screen.getByRole("dialog");
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab();
    expect(dialog.matches(":focus-within")).toBe(true);
  }
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["Close", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
  ["a button of the footer", () => userEvent.click(screen.getByRole("button", { name: "Cancel" }))],
])("%s closes it and gives the focus back", async (_way, close) => {
  render(<Handle />);
  await open();
  await close();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Edit Handle" })).toHaveFocus());
});

test("a confirmation at work cannot be closed or confirmed again", async () => {
  const onClose = jest.fn();
  const onConfirm = jest.fn();
  const modal = (busy: boolean) => (
    <ConfirmModal
      open
      onClose={onClose}
      title="Delete this team?"
      confirmLabel="Delete team"
      busyLabel="Deleting..."
      onConfirm={onConfirm}
      busy={busy}
    >
      This cannot be undone.
    </ConfirmModal>
  );
  const { rerender } = render(modal(false));
  await userEvent.click(screen.getByRole("button", { name: "Delete team" }));
  expect(onConfirm).toHaveBeenCalledTimes(1);

  rerender(modal(true));
  await userEvent.click(screen.getByRole("button", { name: "Deleting..." }));
  await userEvent.keyboard("{Escape}");
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});
