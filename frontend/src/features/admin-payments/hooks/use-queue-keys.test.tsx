import { act, render, renderHook } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LateModal } from "../../../shared/ui/modal";
import { useQueueKeys, useShortcutsSwitch } from "./use-queue-keys";

test("letters typed while a dialog's script is loading decide nothing", async () => {
  const accept = jest.fn();
  renderHook(() => useQueueKeys({ current: null }, { a: accept }, true));
  const { unmount } = render(<LateModal title="Search the admin area" onClose={jest.fn()} />);
  await userEvent.keyboard("asha");
  expect(accept).not.toHaveBeenCalled();
  unmount();
  await userEvent.keyboard("a");
  expect(accept).toHaveBeenCalledTimes(1);
});

test("the letters can be switched off and on in a browser that forbids storage", () => {
  const forbid = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(forbid);
  const { result } = renderHook(() => useShortcutsSwitch());
  expect(result.current[0]).toBe(true);
  act(() => result.current[1](false));
  expect(result.current[0]).toBe(false);
  jest.restoreAllMocks();
});
