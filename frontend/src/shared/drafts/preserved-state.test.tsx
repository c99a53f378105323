import { useState } from "react";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "../forms/use-form";
import { loginResponse } from "../testing/login-response";
import { clearSession, useSession, writeSession } from "../session/session-store";
import { usePreservedState, usePreservedValues } from "./preserved-state";

const ASHA = { ...loginResponse(), id: "asha", userId: "asha" };
const RAVI = { ...loginResponse(), id: "ravi", userId: "ravi" };

function Screen() {
  const form = useForm({ initial: { utr: "" }, fallback: "", submit: () => Promise.resolve() });
  usePreservedValues("a form", form);
  const [open, setOpen] = useState(false);
  usePreservedState("a modal", open, setOpen);
  const { value, onChange } = form.field("utr");
  return (
    <>
      <input aria-label="UTR" value={value} onChange={(event) => onChange(event.target.value)} />
      <button onClick={() => setOpen(true)}>Open</button>
      {open ? <p>the modal</p> : null}
    </>
  );
}

/** The site as its guard renders it: a screen for signed-in users, and the login page for visitors. */
function Site() {
  const session = useSession();
  return session === null ? <p>Login</p> : <Screen key={session.userId} />;
}

const logIn = (response: typeof ASHA) => act(() => writeSession(response));
const endSession = (byChoice = false) => act(() => clearSession(byChoice));
const field = () => screen.getByLabelText("UTR");

/** Simulates another tab of this browser that stores or removes a session. */
function inAnotherTab(response: typeof ASHA | null): void {
  act(() => {
    if (response === null) localStorage.removeItem("user");
    else localStorage.setItem("user", JSON.stringify(response));
    dispatchEvent(new StorageEvent("storage", { key: "user" }));
  });
}

async function typeAs(response: typeof ASHA, text: string): Promise<void> {
  logIn(response);
  await userEvent.type(field(), text);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
}

beforeEach(() => endSession());

describe.each([
  ["as built", false],
  ["in StrictMode", true],
])("%s", (_mode, strict) => {
  const show = () => render(<Site />, { reactStrictMode: strict });

  test("a session that ended by itself: the same person finds what was typed and open, once", async () => {
    show();
    await typeAs(ASHA, "1234");
    endSession();
    expect(screen.getByText("Login")).toBeVisible();
    logIn(ASHA);
    expect(field()).toHaveValue("1234");
    expect(screen.getByText("the modal")).toBeVisible();
    endSession(true);
    logIn(ASHA);
    expect(field()).toHaveValue("");
  });

  test("the last key counts, and a second end keeps what was added after the first", async () => {
    show();
    await typeAs(ASHA, "12");
    endSession();
    logIn(ASHA);
    await userEvent.type(field(), "34");
    endSession();
    logIn(ASHA);
    expect(field()).toHaveValue("1234");
  });

  test("Logout keeps nothing", async () => {
    show();
    await typeAs(ASHA, "1234");
    endSession(true);
    logIn(ASHA);
    expect(field()).toHaveValue("");
    expect(screen.queryByText("the modal")).not.toBeInTheDocument();
  });

  test("another user finds nothing, and after them it is gone", async () => {
    show();
    await typeAs(ASHA, "1234");
    endSession();
    logIn(RAVI);
    expect(field()).toHaveValue("");
    endSession();
    logIn(ASHA);
    expect(field()).toHaveValue("");
  });

  test("a session that ended in another tab keeps; another user's login there removes all", async () => {
    show();
    await typeAs(ASHA, "1234");
    inAnotherTab(null);
    inAnotherTab(ASHA);
    expect(field()).toHaveValue("1234");
    inAnotherTab(RAVI);
    expect(field()).toHaveValue("");
    inAnotherTab(ASHA);
    expect(field()).toHaveValue("");
  });

  test("a Logout here is forgotten when a user logs in in another tab", async () => {
    show();
    logIn(ASHA);
    endSession(true);
    inAnotherTab(ASHA);
    await userEvent.type(field(), "1234");
    endSession();
    logIn(ASHA);
    expect(field()).toHaveValue("1234");
  });
});

test("leaving the screen while signed in keeps nothing", async () => {
  const { unmount } = render(<Site />);
  await typeAs(ASHA, "1234");
  unmount();
  endSession();
  render(<Site />);
  logIn(ASHA);
  expect(field()).toHaveValue("");
});
