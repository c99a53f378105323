import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { schemaState } from "../../kernel/db/schema-state.js";
import { BackupPlaces, on } from "../testing/backup-places.js";

let places: BackupPlaces;
let whole: string;
beforeAll(async () => {
  places = await BackupPlaces.open();
  whole = await places.backUp(await places.filled());
});
afterAll(() => places.dispose());

describe("a file that is not the backup that was written", () => {
  const change = async (file: string, how: (text: string) => string): Promise<string> => {
    const changed = join(places.folder, "changed.jsonl.gz");
    await writeFile(changed, gzipSync(how(gunzipSync(await readFile(file)).toString())));
    return changed;
  };
  const withoutLine = (text: string, at: number): string => text.split("\n").toSpliced(at, 1).join("\n");

  test.each<[string, RegExp, (text: string) => string]>([
    ["another amount", /checksum/, (text) => text.replace(/,(\d)(\d+),/, ",9$2,")],
    ["a row less", /checksum/, (text) => withoutLine(text, text.split("\n").length - 5)],
    ["no end", /end is missing/, (text) => withoutLine(text, -2)],
    ["half a line", /end is missing|cannot be read/, (text) => text.slice(0, text.length / 2)],
    ["other tables than this version's", /newer version/, (text) => text.replace("Sweep17", "Later17")],
    ["something else", /not a backup/, () => '{"hello":"world"}\n'],
  ])("%s: refused, in one line, and nothing is changed", async (_what, reason, how) => {
    const changed = await change(whole, how);
    const target = await places.empty();
    const failure = await places.restoreTo(target, changed).catch((error: unknown) => error);
    expect((failure as Error).message).toMatch(reason);
    expect((failure as Error).message).not.toContain("\n");
    expect(await on(target, schemaState)).toBe("missing");
    expect((await readdir(places.folder)).filter((name) => name.startsWith("restoring"))).toEqual([]);
  });

  test("cut short", async () => {
    const file = join(places.folder, "cut.jsonl.gz");
    await writeFile(file, (await readFile(whole)).subarray(0, 2000));
    await expect(places.restoreTo(await places.empty(), file)).rejects.toThrow("damaged");
  });
});
