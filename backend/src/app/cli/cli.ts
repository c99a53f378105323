import "reflect-metadata";
import { runCommand } from "./run-command.js";

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  stdin: process.stdin,
  isInteractive: process.stdin.isTTY && process.stdout.isTTY,
  write: (text) => process.stdout.write(text),
  print: (line) => {
    console.log(line);
  },
  complain: (line) => {
    console.error(line);
  },
});
