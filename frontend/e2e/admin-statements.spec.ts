import { expect, openAdmin, test } from "./support/demo-site";
import { choose, expectWell } from "./support/statement-page";

test.use({ siteOf: "shared desk" });

/**
 * The results of lines are tested in frontend/src/features/admin-statements/components/. Confirming and reverting are
 * tested in admin-jobs.spec.ts.
 */
test("an unknown layout in Windows' letters is read, and asks for its columns", async ({ openPerson }) => {
  const page = await openPerson();
  await openAdmin(page, "statements");
  // This needs a browser: Node.js's decoder knows fewer Windows characters (shared/spreadsheet/decode-file.test.ts).
  const windows = Buffer.from("Jour;Libellé;Montant\n01/03/2025;Café \x96 x;360\n02/03/2025;y;5", "latin1");
  await choose(page, windows, "a-very-long-name-of-a-file-2025-03.csv");
  await expect(page.getByRole("heading", { name: "Match the columns" })).toBeFocused();
  await expect(page.getByRole("columnheader", { name: "Libellé" })).toBeVisible();
  await expect(page.getByText("Café – x")).toBeVisible();
  await expectWell(page, "statements-columns");
});
