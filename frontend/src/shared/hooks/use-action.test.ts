import { act, renderHook } from "@testing-library/react";
import { useAction } from "./use-action";

test("an action is busy until it is done, and shows the text that it resolves to", async () => {
  const { result } = renderHook(() => useAction<"save">());
  let finish: (text: string) => void = () => undefined;
  let done: Promise<boolean> = Promise.resolve(false);
  act(() => {
    done = result.current.run(() => new Promise<string>((resolve) => (finish = resolve)), "save");
  });
  expect(result.current).toMatchObject({ busy: true, running: "save", notice: null });
  await act(async () => {
    finish("Saved.");
    expect(await done).toBe(true);
  });
  expect(result.current).toMatchObject({
    busy: false,
    notice: { tone: "success", text: "Saved." },
    problem: null,
  });
});

test("a second press while one runs does nothing", async () => {
  const { result } = renderHook(() => useAction());
  const work = jest.fn(() => Promise.resolve(undefined));
  await act(async () => {
    const both = [result.current.run(work), result.current.run(work)];
    expect(await Promise.all(both)).toEqual([true, false]);
  });
  expect(work).toHaveBeenCalledTimes(1);
});

test("a failure without a text has the operation's own, and goes with the next press", async () => {
  const { result } = renderHook(() => useAction({ fallback: "Could not invite." }));
  await act(async () => {
    expect(await result.current.run(() => Promise.reject(new Error("x")))).toBe(false);
  });
  expect(result.current.problem).toBe("Could not invite.");
  await act(async () => {
    await result.current.run(() => Promise.resolve());
  });
  expect(result.current.problem).toBeNull();
});

test("where the page has a notice of its own, it shows the result", async () => {
  const show = jest.fn();
  const { result } = renderHook(() => useAction({ show }));
  await act(async () => {
    await result.current.run(() => Promise.resolve("Sent."));
  });
  expect(show).toHaveBeenCalledWith("success", "Sent.");
  expect(result.current.notice).toBeNull();
});

test("a failure stays until the next notice, unless the screen lets it go like a success", async () => {
  const show = jest.fn();
  const failing = () => Promise.reject(new Error("x"));
  const staying = renderHook(() => useAction({ show, fallback: "Could not join." }));
  await act(() => staying.result.current.run(failing));
  expect(show).toHaveBeenLastCalledWith("error", "Could not join.", { stay: true });
  const passing = renderHook(() => useAction({ show, fallback: "Could not join.", stay: false }));
  await act(() => passing.result.current.run(failing));
  expect(show).toHaveBeenLastCalledWith("error", "Could not join.", { stay: false });
});
