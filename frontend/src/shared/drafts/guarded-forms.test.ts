import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = join(__dirname, "../..");

/**
 * Files with a form that may be left without a question, each with the reason. A form in a `FormModal` always asks.
 */
const UNGUARDED: Readonly<Record<string, string>> = {
  "features/admin-content/components/topic-editor.tsx": "each change is kept as a draft",
  "features/admin-mailings/components/write-mail.tsx": "the mail is a draft that is found again",
  "features/admin-payments/components/cash-slips.tsx": "buttons; nothing is typed",
  "features/admin-payments/components/refunds/surplus-list.tsx": "buttons; nothing is typed",
  "features/admin-rankings/components/contest-form.tsx": "asks Codeforces; what it replies is a draft",
  "features/admin-season/components/choose-person.tsx": "a search",
  "features/admin-statements/components/choose-statement.tsx": "a file that is still there",
  "features/admin-statements/components/mapping-form.tsx": "the columns of a file that is still there",
  "shared/confirmation/confirm-by-factor.tsx": "proves who it is",
  "shared/table/views-menu.tsx": "a name for what is on the screen",
};

test("every form of the admin area and the profile asks before what was typed is lost", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) =>
      /^(?:features\/admin-|shared\/|features\/accounts\/components\/profile\/profile-)/.test(file),
    )
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"));
  const forms = files
    .map((file) => ({ file, text: readFileSync(join(SOURCES, file), "utf8") }))
    .filter(({ text }) => /<form\b/.test(text));
  const unguarded = forms.filter(({ text }) => !/<(?:Unsaved|UnsavedDraft|LeaveModal)\b/.test(text));
  expect(unguarded.map(({ file }) => file).sort()).toEqual(Object.keys(UNGUARDED).sort());
  expect(forms.length).toBeGreaterThan(unguarded.length);
});
