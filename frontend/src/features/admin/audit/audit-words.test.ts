import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ACTS, actWords, detailPairs } from "./audit-words";

const SOURCES = join(__dirname, "../../../../../backend/src");

/** Every act that the backend writes into the log. */
function actsOfTheBackend(): readonly string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(SOURCES, file), "utf8"))
    .filter((text) => /[aA]udit/.test(text));
  const acts = texts.flatMap((text) => [
    ...text.matchAll(
      /"((?:user|team|payment|statement|rankings|event|mailing|profile|settings|superadmin)\.[a-z-]+)"/g,
    ),
  ]);
  return [...new Set(acts.map(([, act]) => act ?? ""))];
}

test("there are words for every act of the log", () => {
  const acts = actsOfTheBackend();
  expect(acts).toEqual(expect.arrayContaining(["payment.accept", "team.transfer", "user.delete"]));
  expect(acts.filter((act) => ACTS[act] === undefined)).toEqual([]);
});

test("an act that is new here is still readable", () => {
  expect(actWords("statement.undo-batch")).toBe("statement undo batch");
});

test("details are names and values; what is no JSON object stands as it is", () => {
  expect(detailPairs('{"teamName":"A","amountPaise":36000,"reason":null,"fields":["name","email"]}')).toEqual(
    [
      ["team name", "A"],
      ["amount", "₹360"],
      ["fields", "name, email"],
    ],
  );
  expect(detailPairs("[1]")).toEqual([["details", "[1]"]]);
  expect(detailPairs("{}")).toEqual([]);
});
