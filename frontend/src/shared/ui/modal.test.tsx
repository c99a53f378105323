import { useState } from "react";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./button";
import { ConfirmModal } from "./confirm-modal";
import { LateModal, Modal } from "./modal";
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

describe("a dialog that opens late", () => {
  const showLate = async (type: () => Promise<unknown>) => {
    const page = (isOpen: boolean) => (
      <>
        <input aria-label="Search" />
        <Modal open={isOpen} onClose={() => undefined} title="Edit user">
          <TextField label="Name" name="name" value="Zubin" />
        </Modal>
      </>
    );
    const { rerender } = render(page(false));
    await userEvent.click(screen.getByLabelText("Search"));
    await type();
    rerender(page(true));
    return screen.findByRole("dialog");
  };

  test("does not put the rest of a word into its first field", async () => {
    const dialog = await showLate(() => userEvent.keyboard("tri"));
    expect(dialog).toHaveFocus();
    await userEvent.keyboard("vedi{Enter}");
    expect(screen.getByLabelText("Name")).toHaveValue("Zubin");
  });

  test.each(["tri{Enter}", "{Control>}k{/Control}"])("starts in its first field after %s", async (keys) => {
    await showLate(() => userEvent.keyboard(keys));
    expect(screen.getByLabelText("Name")).toHaveFocus();
  });
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

describe("Back, as a phone has it", () => {
  // Acts as the page's router: a listener that must not notice the entries of dialogs.
  const router = jest.fn();
  beforeEach(() => {
    router.mockClear();
    history.pushState({ key: "page" }, "");
    addEventListener("popstate", router);
  });
  afterEach(() => removeEventListener("popstate", router));
  const back = async () => {
    const before: unknown = history.state;
    history.back();
    await waitFor(() => expect(history.state).not.toEqual(before));
  };

  test("closes the dialog and stays on the page", async () => {
    render(<Handle />);
    await open();
    await back();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(history.state).toEqual({ key: "page" });
    expect(router).not.toHaveBeenCalled();
  });

  test("a dialog whose address says that it is open has no further entry", async () => {
    const { unmount } = render(<Modal addressed open onClose={() => undefined} title="Segfault" />);
    await screen.findByRole("dialog");
    expect(history.state).toEqual({ key: "page" });
    unmount();
    expect(history.state).toEqual({ key: "page" });
  });

  test("a dialog closed by a button leaves no entry behind, and the next one has its own", async () => {
    render(<Handle />);
    await open();
    expect(history.state).toEqual({ key: "page", dialogs: 1 });
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(history.state).toEqual({ key: "page" }));
    expect(router).not.toHaveBeenCalled();
    await open();
    await waitFor(() => expect(history.state).toEqual({ key: "page", dialogs: 1 }));
    await back();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("a page opened while a closed dialog's entry is removed is the entry after the page's own", async () => {
    render(<Handle />);
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    history.pushState({ key: "next" }, "", "/next");
    await waitFor(() => expect(history.state).toEqual({ key: "next" }));
    history.back();
    await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
    expect(history.state).toEqual({ key: "page" });
  });

  test("of two dialogs it closes the upper one", async () => {
    const close = [jest.fn(), jest.fn()];
    const { unmount } = render(
      <>
        <Modal open onClose={close[0]!} title="Lower" />
        <Modal open onClose={close[1]!} title="Upper" />
      </>,
    );
    await waitFor(() => expect(history.state).toEqual({ key: "page", dialogs: 2 }));
    history.back();
    await waitFor(() => expect(close[1]).toHaveBeenCalledTimes(1));
    expect(close[0]).not.toHaveBeenCalled();
    // The upper dialog stays open, as a busy form would, so its history entry is added again.
    await waitFor(() => expect(history.state).toEqual({ key: "page", dialogs: 2 }));
    unmount();
    await waitFor(() => expect(history.state).toEqual({ key: "page" }));
  });

  test("a page that the dialog led to is left by Back as ever", async () => {
    const { unmount } = render(<Handle />);
    await open();
    history.pushState({ key: "next" }, "", "/next");
    unmount();
    await Promise.resolve();
    expect(history.state).toEqual({ key: "next" });
    history.back();
    await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(history.state).toEqual({ key: "page" }));
  });
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

describe("while the script of a dialog is loading", () => {
  test("the page gets no keys, except those of a text field", async () => {
    const onKeyDown = jest.fn();
    const onPress = jest.fn();
    const onClose = jest.fn();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onPress();
        }}
      >
        <input aria-label="College" onKeyDown={onKeyDown} />
        <button onKeyDown={onKeyDown}>Accept</button>
        <LateModal title="Search the admin area" onClose={onClose} />
      </form>,
    );
    screen.getByRole("button", { name: "Accept" }).focus();
    await userEvent.keyboard("asha rao{Enter}");
    const field = screen.getByLabelText("College");
    field.focus();
    await userEvent.keyboard("CU{Enter}");
    expect(field).toHaveValue("CU");
    expect(onPress).not.toHaveBeenCalled();
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
