import { act, fireEvent, render, screen } from "@testing-library/react";
import { Scanner } from "../features/admin-checkin/desk/scanner";
import { hashOf } from "../features/admin-checkin/desk/judge";
import { newEntryId } from "../features/admin-content/topic-values";
import { emptyMail } from "../features/admin-mailings/mail-values";
import { toAppError } from "../shared/errors/app-error";
import { askPasskey, makePasskey } from "../shared/passkeys/ask-passkey";
import { importKey } from "../shared/sealed-store/sealed-store";
import { withSessionLock } from "../shared/session/session-requests";
import { CopyButton } from "../shared/ui/copy-button";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The globals of a browser at http://192.168.1.2:4000, which is not a secure context. */
const plain: readonly (readonly [target: object, name: string, value: unknown])[] = [
  [globalThis, "crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) }],
  [globalThis, "isSecureContext", false],
  ...["clipboard", "locks", "mediaDevices", "serviceWorker"].map(
    (name) => [navigator, name, undefined] as const,
  ),
];
const before = plain.map(([target, name]) => Object.getOwnPropertyDescriptor(target, name));
beforeAll(() => {
  for (const [target, name, value] of plain)
    Object.defineProperty(target, name, { value, configurable: true });
});
afterAll(() => {
  for (const [at, [target, name]] of plain.entries()) {
    const own = before[at];
    if (own === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, own);
  }
});

test("mails and entries of content have ids of their own", () => {
  expect(emptyMail().sendKey).toMatch(UUID);
  expect(emptyMail().sendKey).not.toBe(emptyMail().sendKey);
  expect(newEntryId("person")).toMatch(/^person-[0-9a-f]{8}-[0-9a-f]{4}$/);
});

test("a text is copied all the same, and the button keeps the focus", async () => {
  let copied = "";
  const copy = () => {
    const selected = screen.getByRole<HTMLTextAreaElement>("textbox");
    expect(selected).toHaveFocus();
    copied = selected.value.slice(selected.selectionStart, selected.selectionEnd);
    return true;
  };
  Object.assign(document, { execCommand: copy });
  render(<CopyButton text="club@upi" what="UPI ID" />);
  const button = screen.getByRole("button", { name: "Copy UPI ID" });
  button.focus();
  fireEvent.click(button);
  await act(() => Promise.resolve());
  expect(copied).toBe("club@upi");
  expect(screen.getByRole("button", { name: "Copied UPI ID" })).toHaveFocus();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

test("passkeys and the camera say that they need https, and what to do", async () => {
  for (const ask of [askPasskey, makePasskey]) {
    const refused: unknown = await ask("{}").catch((error: unknown) => error);
    expect(toAppError(refused, "").message).toMatch(/^Passkeys need https\..* or use another second step\.$/);
  }
  render(<Scanner onCode={jest.fn()} onFind={jest.fn()} isMuted={false} onMute={jest.fn()} />);
  expect(screen.getByRole("alert")).toHaveTextContent(/needs https.*find people by name/s);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("sessions need no lock, and the desk stores no names where it cannot seal them", async () => {
  expect(await withSessionLock(() => Promise.resolve("renewed"))).toBe("renewed");
  expect(await importKey("AAAA")).toBeNull();
  expect(await hashOf("token")).toBeNull();
});
