import { join } from "node:path";
import { loadContent } from "./load-content.js";
import { validContent } from "./valid-content.js";

const { records: files } = loadContent(join(__dirname, "../../../.."));
const at = new Date("2026-01-01T00:00:00Z");

const version = (topic: string, body: string | null) => ({ topic, number: 1, body, editorName: "Asha", at });
const changed = (topic: string, change: object): string =>
  JSON.stringify({ ...(files.get(topic) as object), ...change });
const people = (topic: string) => (files.get(topic) as { members: object[] }).members;

function leftOut(versions: readonly ReturnType<typeof version>[]): string[] {
  const topics: string[] = [];
  validContent(files, versions, (topic) => topics.push(topic));
  return topics;
}

const club = version("club", changed("club", { name: "Null Pointer Society" }));

test("what is no JSON any more is left out alone", () => {
  expect(leftOut([version("about", '{"sample": tr'), club])).toEqual(["about"]);
  expect(validContent(files, [club], () => undefined).content.club.name).toBe("Null Pointer Society");
});

test("of a mistake between a version and a file, the version is left out, and all others stay", () => {
  // A person is in two batches: in the version of one batch, and in the file of a later batch. The mistake is reported
  // for the file, but the version causes it.
  const members = [...people("members/2022-26"), ...people("members/2023-27").slice(0, 1)];
  expect(leftOut([club, version("members/2022-26", changed("members/2022-26", { members }))])).toEqual([
    "members/2022-26",
  ]);
});

test("of a club without any batch nothing is left out", () => {
  const batches = [...files.keys()].filter((topic) => topic.startsWith("members/"));
  expect(leftOut([club, ...batches.map((topic) => version(topic, null))])).toEqual([]);
});
