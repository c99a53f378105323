import { act, renderHook } from "@testing-library/react";
import { useSearchText } from "./use-search-text";

const SETTLED = 300;

/** Renders a search whose address changes only when the test changes it. */
function typing() {
  jest.useFakeTimers();
  const sent: string[] = [];
  const { result, rerender } = renderHook(
    ({ address }: { readonly address: string }) => useSearchText(address, (text) => void sent.push(text)),
    { initialProps: { address: "" } },
  );
  return {
    sent,
    text: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    settle: () => act(() => jest.advanceTimersByTime(SETTLED)),
    arrive: (address: string) => rerender({ address }),
  };
}
afterEach(() => jest.useRealTimers());

test("what is typed reaches the address once the keys rest, and an address that changes shows", () => {
  const { sent, text, type, settle, arrive } = typing();
  type("nu");
  type("null ");
  expect(sent).toEqual([]);
  settle();
  expect(sent).toEqual(["null"]);
  arrive("null");
  expect(text()).toBe("null ");
  arrive(""); // The user presses Back.
  expect(text()).toBe("");
  settle();
  expect(sent).toEqual(["null"]);
});

test("nothing typed is lost while the address comes late", () => {
  const { sent, text, type, settle, arrive } = typing();
  type("a");
  settle();
  type("ab");
  arrive("a");
  expect(text()).toBe("ab");
  settle();
  type("abc");
  settle();
  type("abcd");
  expect(sent).toEqual(["a", "ab", "abc"]);
  arrive("ab");
  arrive("abc");
  expect(text()).toBe("abcd");
  settle();
  arrive("abcd");
  arrive("abc"); // The user presses Back.
  expect(text()).toBe("abc");
});
