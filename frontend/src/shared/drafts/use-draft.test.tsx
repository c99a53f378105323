import { useState } from "react";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearSession, useSession, writeSession } from "../session/session-store";
import { loginResponse } from "../testing/login-response";
import { useDraft } from "./use-draft";

const ASHA = { ...loginResponse(), id: "asha", userId: "asha" };
const RAVI = { ...loginResponse(), id: "ravi", userId: "ravi" };

function Form() {
  const [text, setText] = useState("");
  const draft = useDraft({ key: "a text", value: text, restore: setText, dirty: text !== "", asks: false });
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={draft.saved}>Save</button>
      {draft.isRestored ? <p>It is back.</p> : null}
    </>
  );
}

/** A form on one of two screens, shown to the signed-in user. */
function Site() {
  const session = useSession();
  const [isAway, setAway] = useState(false);
  return (
    <>
      <button onClick={() => setAway(!isAway)}>Go</button>
      {session === null || isAway ? null : <Form key={session.userId} />}
    </>
  );
}

const logIn = (response: typeof ASHA) => act(() => writeSession(response));
const endSession = (byChoice = false) => act(() => clearSession(byChoice));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const field = () => screen.getByLabelText("Text");

async function typeAsAsha(): Promise<void> {
  endSession(true);
  render(<Site />, { reactStrictMode: true });
  logIn(ASHA);
  await userEvent.type(field(), "typed");
}

test("what was typed is back on the screen that was left, once", async () => {
  await typeAsAsha();
  await press("Go");
  await press("Go");
  expect(field()).toHaveValue("typed");
  expect(screen.getByText("It is back.")).toBeVisible();
  await userEvent.clear(field());
  await press("Go");
  await press("Go");
  expect(field()).toHaveValue("");
});

test("a session that ended by itself keeps it, also where the screen had been left before", async () => {
  await typeAsAsha();
  endSession();
  logIn(ASHA);
  expect(field()).toHaveValue("typed");
  await press("Go");
  endSession();
  logIn(ASHA);
  await press("Go");
  expect(field()).toHaveValue("typed");
});

test("what was saved is not a draft any more", async () => {
  await typeAsAsha();
  await press("Save");
  await press("Go");
  await press("Go");
  expect(field()).toHaveValue("");
});

test.each([
  ["Logout keeps nothing", () => endSession(true), ASHA],
  ["another user finds nothing", () => endSession(), RAVI],
  ["another user who comes at once finds nothing", () => undefined, RAVI],
])("%s", async (_what, end, next) => {
  await typeAsAsha();
  await press("Go");
  await press("Go");
  end();
  logIn(next);
  expect(field()).toHaveValue("");
});
