import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { restoreTyped } from "./typed-fields";

function Form() {
  const [text, setText] = useState("");
  return (
    <form>
      <input
        name="message"
        aria-label="Message"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p>Typed: {text}</p>
    </form>
  );
}

test("text typed into HTML that React does not take over is put back, with the focus", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  document.body.innerHTML =
    '<div id="root"><form><i></i><input name="message" aria-label="Message" value=""><p>Typed: <!-- --></p></form></div>';
  const before = screen.getByLabelText<HTMLInputElement>("Message");
  before.focus();
  before.value = "Hello";
  // eslint-disable-next-line testing-library/no-node-access -- React's root has no role
  const root = document.getElementById("root") as HTMLElement;
  const onRecoverableError = jest.fn();
  await act(async () => {
    hydrateRoot(root, <Form />, { onRecoverableError });
    await Promise.resolve();
  });
  expect(onRecoverableError).toHaveBeenCalled();
  expect(screen.getByLabelText("Message")).toHaveValue("");
  act(() => restoreTyped([before], before));
  expect(screen.getByText("Typed: Hello")).toBeVisible();
  expect(screen.getByLabelText("Message")).toHaveFocus();
});
