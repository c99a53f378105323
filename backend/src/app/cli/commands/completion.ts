import { completionScript, SHELLS } from "../completion.js";
import type { Command } from "../command.js";

/**
 * Returns the command that prints a shell's completion script for all commands.
 * @param commands all commands except this one
 */
export function completionCommand(commands: readonly Command[]): Command {
  const completion: Command = {
    name: "completion",
    summary: "Prints a script that makes a shell complete commands and options.",
    details: [
      "The script completes a command named club. In this folder, npx club is such a command:",
      "",
      "bash:  alias club='npx club'   in ~/.bashrc, then",
      "       npx club completion bash > ~/.local/share/bash-completion/completions/club",
      'zsh:   club() { npx club "$@" }   in ~/.zshrc, then',
      '       npx club completion zsh > "${fpath[1]}/_club"',
      "fish:  alias --save club 'npx club'   once, then",
      "       npx club completion fish > ~/.config/fish/completions/club.fish",
      "",
      "The completion works in new shells. Repeat these steps after an update.",
    ].join("\n"),
    argument: { value: "SHELL", required: true, help: SHELLS.join(", "), choices: SHELLS },
    options: {},
    run: ({ argument = "" }, shell) => {
      const shellName = SHELLS.find((name) => name === argument);
      if (shellName) shell.write(completionScript(shellName, [...commands, completion]));
      return Promise.resolve();
    },
  };
  return completion;
}
