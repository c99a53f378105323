import { readFileSync } from "node:fs";
import { join } from "node:path";

test.each(["main.ts", "app/cli/main.ts"])(
  "%s checks the version before anything is linked that an older Node.js lacks",
  (entry) => {
    const source = readFileSync(join(__dirname, "..", entry), "utf8");
    const linked = [...source.matchAll(/^import (?:.* from )?"(.*)";$/gm)].map(([, from]) => from);
    expect(linked).toEqual([expect.stringMatching(/^(\.|\.\.\/\.\.)\/config\/supported-node\.js$/)]);
  },
);
