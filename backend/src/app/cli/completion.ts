import type { Command } from "./command.js";

export const SHELLS = ["bash", "zsh", "fish"] as const;

/** A word that may come next, with its explanation. */
interface Candidate {
  readonly text: string;
  readonly help: string;
}

/**
 * A position after some typed words, with its candidates: the next word of a command, or a complete command's options
 * and argument.
 */
interface Place {
  readonly words: string;
  /** True after a complete command, whose argument and options may follow. */
  readonly isCommand: boolean;
  /** True if free text may come next, such as a file name. */
  readonly takesText: boolean;
  readonly candidates: readonly Candidate[];
}

/**
 * Returns a shell script that completes the command `club`.
 * @param commands all commands of the command line
 */
export function completionScript(shell: (typeof SHELLS)[number], commands: readonly Command[]): string {
  return SCRIPTS[shell](placesOf(commands));
}

/**
 * Returns all positions. Those in an incomplete command come first, because bash and zsh take the first position that
 * matches.
 */
function placesOf(commands: readonly Command[]): Place[] {
  const begun = new Map<string, Map<string, string>>([["", new Map()]]);
  for (const { name, summary } of commands) {
    const words = name.split(" ");
    for (const [i, word] of words.entries()) {
      const before = words.slice(0, i).join(" ");
      const next = begun.get(before) ?? new Map<string, string>();
      const isLast = i === words.length - 1;
      next.set(word, isLast ? summary : (next.get(word) ?? `${[...words.slice(0, i + 1)].join(" ")} …`));
      begun.set(before, next);
    }
  }
  const beginnings = [...begun].map(([words, next]) => ({
    words,
    isCommand: false,
    takesText: false,
    candidates: [...next].map(([text, help]) => ({ text, help })),
  }));
  const whole = commands.map(({ name, argument, options }) => ({
    words: name,
    isCommand: true,
    takesText:
      (argument !== undefined && !argument.choices) ||
      Object.values(options).some(({ value }) => value !== undefined),
    candidates: [
      ...(argument?.choices ?? []).map((text) => ({ text, help: argument?.value ?? "" })),
      ...Object.entries(options).map(([option, { help }]) => ({ text: `--${option}`, help })),
      { text: "--help", help: "shows the help" },
    ],
  }));
  return [...beginnings, ...whole];
}

const SCRIPTS = {
  // The option `-o default` makes bash complete file names when no candidate matches.
  bash: (places: readonly Place[]): string => `_club() {
  local current="\${COMP_WORDS[COMP_CWORD]}" typed="" word next=""
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    [[ $word == -* ]] || typed+="\${typed:+ }$word"
  done
  case "$typed" in
${places.map((place) => `    ${patternOf(place)}) next=${quoted(textsOf(place))} ;;`).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$next" -- "$current"))
}
complete -o default -F _club club
`,
  zsh: (places: readonly Place[]): string => `#compdef club
local -a typed next
local files=
typed=(\${\${words[2,CURRENT-1]}:#-*})
case "\${(j: :)typed}" in
${places
  .map((place) => {
    const next = place.candidates.map(({ text, help }) => quoted(`${text}:${help.replaceAll(":", "\\:")}`));
    return `  ${patternOf(place)}) next=(${next.join(" ")})${place.takesText ? "; files=1" : ""} ;;`;
  })
  .join("\n")}
esac
(( $#next )) && _describe club next
[[ -n $files ]] && _files
`,
  fish: (places: readonly Place[]): string => `function __club_typed
  string join ' ' -- (string match --invert -- '-*' (commandline -opc)[2..])
end
complete -c club -f
${places
  .flatMap((place) => {
    const complete = `complete -c club -n ${fishQuoted(fishCondition(place))}`;
    return [
      ...place.candidates.map(({ text, help }) => `${complete} -a ${text} -d ${fishQuoted(help)}`),
      ...(place.takesText ? [`${complete} -F`] : []),
    ];
  })
  .join("\n")}
`,
} as const satisfies Record<(typeof SHELLS)[number], (places: readonly Place[]) => string>;

function textsOf({ candidates }: Place): string {
  return candidates.map(({ text }) => text).join(" ");
}

/** Returns a pattern for the shell's `case` that matches exactly these words, or a command followed by more words. */
function patternOf({ words, isCommand }: Place): string {
  return isCommand ? `${quoted(words)} | ${quoted(`${words} `)}*` : quoted(words);
}

/** Quotes a word for bash and zsh, so that the shell expands nothing in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Returns the fish condition that corresponds to `patternOf`. */
function fishCondition({ words, isCommand }: Place): string {
  return isCommand
    ? `string match -qr -- '^${words}( |$)' (__club_typed)`
    : `test "$(__club_typed)" = '${words}'`;
}

function fishQuoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", String.raw`\'`)}'`;
}
