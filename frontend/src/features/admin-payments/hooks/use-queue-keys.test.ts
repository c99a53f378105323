import { act, renderHook } from "@testing-library/react";
import { useShortcutsSwitch } from "./use-queue-keys";

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
