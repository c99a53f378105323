import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen } from "@testing-library/react";
import { fakeMedia } from "../shared/testing/fake-layout";
import { fakeViewport } from "../shared/testing/fake-viewport";
import { KIT, UiKitPage } from "./ui-kit-page";

const UI = join(__dirname, "../shared/ui");

/** Returns the components that a file of the UI kit exports. */
function componentsOf(file: string): string[] {
  const source = readFileSync(join(UI, file), "utf8");
  return Array.from(
    source.matchAll(/^export (?:function|const) ([A-Z]\w*)(?:\(|<| = icon\()/gm),
    ([, name = ""]) => name,
  );
}

test("every component of shared/ui is on the page, under its file", () => {
  const files = readdirSync(UI, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"),
  );
  const there = Object.fromEntries(files.map((file) => [`ui/${file}`, componentsOf(file).sort()]));
  const parts = Object.values(KIT).flat();
  const shown = Object.fromEntries(parts.map(({ file, names }) => [file, [...names].sort()]));
  expect(shown).toMatchObject(there);
});

test("each part is drawn in both themes", () => {
  fakeViewport();
  fakeMedia({ width: 1280 });
  render(<UiKitPage />);
  const states = Object.values(KIT).flatMap((parts) => parts.flatMap((part) => Object.keys(part.states)));
  expect(screen.getAllByRole("figure")).toHaveLength(states.length);
  expect(screen.getAllByRole("button", { name: "primary" })).toHaveLength(4);
});
