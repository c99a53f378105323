import { toggleTheme } from "./top-bar";

const systemIs = (dark: boolean) => {
  globalThis.matchMedia = jest.fn(() => ({ matches: dark })) as unknown as typeof matchMedia;
};
const root = document.documentElement;

test("remembers only a choice against the system's", () => {
  systemIs(false);
  toggleTheme();
  expect(root).toHaveAttribute("data-theme", "dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  toggleTheme();
  expect(root).not.toHaveAttribute("data-theme");
  expect(localStorage.getItem("theme")).toBeNull();
});

test("on a dark system the first switch is to light", () => {
  systemIs(true);
  toggleTheme();
  expect(root).toHaveAttribute("data-theme", "light");
  toggleTheme();
});
