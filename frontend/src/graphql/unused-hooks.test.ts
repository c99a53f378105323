import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = join(__dirname, "..");

test("no hook is generated that nobody calls: `npm run codegen` leaves out those whose document is asked", () => {
  const generated = readdirSync(__dirname, { recursive: true, encoding: "utf8" })
    .filter((file) => /^(?:features|shared)[\\/]|^late\.ts$/.test(file) && file.endsWith(".ts"))
    .map((file) => readFileSync(join(__dirname, file), "utf8"));
  const hooks = [...generated.join("\n").matchAll(/^export (?:function|const) (use\w+)/gm)].map(
    ([, name]) => name,
  );
  const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/test\.tsx?$|^graphql/.test(file))
    .map((file) => readFileSync(join(SOURCES, file), "utf8"))
    .join("\n");
  const called = new Set(sources.match(/\buse\w+/g));
  expect(hooks.length).toBeGreaterThan(50);
  expect(hooks.filter((hook) => !called.has(hook ?? ""))).toEqual([]);
});
