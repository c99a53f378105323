import { execFileSync } from "node:child_process";
import { PROJECT_ROOT } from "../kernel/project-root.js";

const TEXTS = `export const TEAM_TEXTS = {
  errors: { TEAM_FULL: { status: 409, message: "full" }, NO_PASS: { status: 409, message: "no pass" },
    NOT_LEADER: { status: 403, message: "leader" }, TEAM_LOCKED: { status: 409, message: "locked" } },
  success: { joined: "Joined.", left: "Left." },
} as const satisfies AreaTexts;
export const OTHER = { left: "This is not a group of texts." };
const full = () => TEAM_TEXTS.errors.TEAM_FULL.message;`;

const USES = `if (code === "NO_PASS") show(SUCCESS.joined);
const verdict = { code: "NOT_LEADER" };`;

/** Returns a file of texts as the built website contains it, next to a module that uses some of the texts. */
function built(): string {
  const script = `
    import { namesIn, withoutUnused } from "${PROJECT_ROOT}/frontend/used-texts.mjs";
    const [texts, uses] = JSON.parse(process.argv[1]);
    const file = "/contract/texts/teams.texts.ts";
    const names = namesIn([[file, texts], ["/features/teams/join.tsx", uses]]);
    process.stdout.write(withoutUnused(file, texts, names));`;
  const args = ["--input-type=module", "-e", script, JSON.stringify([TEXTS, USES])];
  return execFileSync(process.execPath, args, { encoding: "utf8" });
}

test("the built website has the texts that its modules name, not those of codes that it only compares", () => {
  const left = built();
  expect(left.match(/"[^"]+"/g)).toEqual([
    '"full"', // named by a function in the file of texts itself
    '"leader"', // a verdict's code, which a screen may look up
    '"Joined."',
    '"This is not a group of texts."',
  ]);
});
