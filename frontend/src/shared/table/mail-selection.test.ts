import { mailSelectionPath, selectionIn, storeSelection } from "./mail-selection";

const ids = (count: number) => Array.from({ length: count }, (_, n) => `id${String(n)}`);

test.each([2, 100, 101, 500])(
  "a selection of %i is found again by the address that leads to the mail",
  (count) => {
    storeSelection("users", ids(count));
    const path = mailSelectionPath("users", ids(count));
    expect(path.length).toBeLessThan(600);
    expect(selectionIn(new URL(path, "https://club.example").searchParams, "users")).toBe(
      ids(count).join(","),
    );
  },
);

test("a long selection is not found in a tab that did not store it", () => {
  sessionStorage.clear();
  const { searchParams } = new URL(mailSelectionPath("teams", ids(101)), "https://club.example");
  expect(selectionIn(searchParams, "teams")).toBeNull();
  expect(selectionIn(searchParams, "users")).toBe("");
});
