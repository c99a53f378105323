import { render } from "@testing-library/react";
import { isChanged, useReloadQuestion } from "./use-unsaved";

function Form({ dirty }: { readonly dirty: boolean }) {
  useReloadQuestion(dirty);
  return null;
}

/** Returns whether the browser would ask before a reload. */
function asks(): boolean {
  const reload = new Event("beforeunload", { cancelable: true });
  dispatchEvent(reload);
  return reload.defaultPrevented;
}

test("a reload asks while something typed is not saved, and no longer", () => {
  const { rerender, unmount } = render(<Form dirty={false} />);
  expect(asks()).toBe(false);
  rerender(<Form dirty />);
  expect(asks()).toBe(true);
  rerender(<Form dirty={false} />);
  expect(asks()).toBe(false);
  rerender(<Form dirty />);
  unmount();
  expect(asks()).toBe(false);
});

test("a form that was changed and changed back holds what it began with", () => {
  expect(isChanged({ name: "a", phone: "" }, { name: "a", phone: "" })).toBe(false);
  expect(isChanged({ name: "b", phone: "" }, { name: "a", phone: "" })).toBe(true);
});
