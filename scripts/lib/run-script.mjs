import { runOnNewerNode } from "./node.mjs";
import { StepFailed } from "./steps.mjs";

/**
 * Runs a script's main function, on a newer Node.js if the current one is too old. For an expected failure, prints one
 * line instead of a stack trace.
 * @param {() => Promise<void>} main
 */
export async function runScript(main) {
  try {
    const code = await runOnNewerNode();
    if (code === undefined) await main();
    else process.exit(code);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
