import { cpuMs } from "../testing/cpu-ms.js";
import { refuseMarkRuns } from "./mark-runs.js";

const LOW = "\u0345";
const HIGH = "\u0334";

test.each([
  ["30 marks in a row", `e${LOW.repeat(30)}`],
  ["many marks, each on its own letter", `e${LOW}`.repeat(100)],
  ["many invisible characters", "\u200B".repeat(100)],
  ["Hindi", "विश्वविद्यालय के छात्रों की प्रतियोगिता ".repeat(20)],
  ["families of emoji", "👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿".repeat(10)],
])("takes %s", (_what, text) => {
  expect(() => {
    refuseMarkRuns({ text, others: [text, null, 7, new Date()] });
  }).not.toThrow();
});

test.each([
  ["31 marks in a row", `e${LOW.repeat(31)}`],
  ["marks with invisible characters between them", `e${`${LOW}\u200B`.repeat(31)}`],
  ["marks with NULs between them", `e${`${LOW}\0`.repeat(31)}`],
  ["letters that become marks", `e${`\uFF9E${HIGH}`.repeat(31)}`],
])("refuses %s, as a value and inside an input", (_what, text) => {
  for (const value of [text, { inner: [{ text }] }])
    expect(() => {
      refuseMarkRuns(value);
    }).toThrow(expect.objectContaining({ code: "BAD_INPUT" }) as Error);
});

test("takes no long time for long texts", () => {
  const started = cpuMs();
  for (const text of [LOW.repeat(500_000) + HIGH.repeat(500_000), `${LOW.repeat(30)}e`.repeat(30_000)])
    try {
      refuseMarkRuns(text);
    } catch {
      // Only the time matters.
    }
  expect(cpuMs() - started).toBeLessThan(2000); // normalising the first text would take minutes
});
