import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "../forms/use-form";
import { clearSession, writeSession } from "../session/session-store";
import { loginResponse } from "../testing/login-response";
import { useReloadableValues } from "./preserved-state";

const ASHA = { ...loginResponse(), id: "asha", userId: "asha" };
const RAVI = { ...loginResponse(), id: "ravi", userId: "ravi" };

function Screen({ overLeaving }: { readonly overLeaving: boolean }) {
  const form = useForm({ initial: { utr: "" }, fallback: "", submit: () => Promise.resolve() });
  const forget = useReloadableValues("a form", form, { overLeaving });
  const { value, onChange } = form.field("utr");
  return (
    <>
      <input aria-label="UTR" value={value} onChange={(event) => onChange(event.target.value)} />
      <button onClick={forget}>Sent</button>
    </>
  );
}
const field = () => screen.getByLabelText("UTR");
const show = (overLeaving = true) => render(<Screen overLeaving={overLeaving} />);

/**
 * Types a text and simulates a reload: the tab's storage stays, and the memory is lost. The storage is restored after
 * unmounting, because a real reload runs no cleanup.
 */
async function typeAndReload(text: string): Promise<void> {
  const { unmount } = show();
  await userEvent.type(field(), text);
  const stored = Object.entries<string>(sessionStorage);
  unmount();
  for (const [key, value] of stored) sessionStorage.setItem(key, value);
}

beforeEach(() => {
  act(() => clearSession());
  sessionStorage.clear();
  act(() => writeSession(ASHA));
});

test("what was typed is there again after a reload, for the same person", async () => {
  await typeAndReload("1234");
  show();
  expect(field()).toHaveValue("1234");
});

test("another user does not find it", async () => {
  await typeAndReload("1234");
  act(() => writeSession(RAVI));
  show();
  expect(field()).toHaveValue("");
});

test("Logout takes it away", async () => {
  await typeAndReload("1234");
  act(() => clearSession(true));
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("1234");
});

test("leaving the screen takes it away, unless the screen keeps it; and sending it always does", async () => {
  const leave = async (overLeaving: boolean) => {
    const { unmount } = show(overLeaving);
    await userEvent.type(field(), "5");
    unmount();
  };
  await leave(false);
  show().unmount();
  await leave(true);
  const { unmount } = show();
  expect(field()).toHaveValue("5");
  await userEvent.click(screen.getByRole("button", { name: "Sent" }));
  unmount();
  show();
  expect(field()).toHaveValue("");
});
