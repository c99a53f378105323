import { randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";
import { CommandError, type Shell } from "./command.js";

export interface ChosenPassword {
  readonly password: string;
  /** True if the password was generated here and must be shown. */
  readonly isGenerated: boolean;
}

/**
 * Chooses the new account's password. Reads it from standard input if requested, asks twice at a terminal, or generates
 * one. The password is never an argument, because every user of the machine can read arguments.
 * @throws CommandError when the two passwords differ, standard input is empty, or the user cancels
 */
export async function choosePassword(
  { stdin, isInteractive }: Shell,
  fromStdin: boolean,
  generate: boolean,
): Promise<ChosenPassword> {
  if (fromStdin) {
    const password = (await text(stdin)).replace(/\r?\n$/, "");
    if (password === "") throw new CommandError("No password was given on standard input.");
    return { password, isGenerated: false };
  }
  if (!generate && isInteractive) {
    const password = await ask("Password (leave empty to generate a password): ");
    if (password !== "") {
      if (password !== (await ask("Repeat the password: ")))
        throw new CommandError("The two passwords differ. Try again.");
      return { password, isGenerated: false };
    }
  }
  return { password: randomBytes(12).toString("base64url"), isGenerated: true };
}

/** Prompts at the terminal without showing the typed text. */
function ask(question: string): Promise<string> {
  const { stdin, stdout } = process;
  stdout.write(question);
  stdin.setRawMode(true);
  stdin.setEncoding("utf8");
  stdin.resume();
  return new Promise((resolve, reject) => {
    let typed = "";
    const finish = (done: () => void): void => {
      stdin.off("data", onData);
      stdin.setRawMode(false);
      stdin.pause();
      stdout.write("\n");
      done();
    };
    const onData = (chunk: string): void => {
      for (const key of chunk) {
        if (key === "\r" || key === "\n") {
          finish(() => resolve(typed));
          return;
        }
        if (key === "\u0003" || key === "\u0004") {
          finish(() => reject(new CommandError("Cancelled.")));
          return;
        }
        if (key === "\u007f" || key === "\b") typed = typed.slice(0, -1);
        else if (key >= " ") typed += key;
      }
    };
    stdin.on("data", onData);
  });
}
