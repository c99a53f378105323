import type { Command } from "./command.js";

export const SHELLS = ["bash", "zsh", "fish"] as const;

/** What may come next, and what it is. */
interface Candidate {
  readonly text: string;
  readonly help: string;
}

/** What may come after some words: the next word of a command; or, after a whole one, its options and argument. */
interface Place {
  readonly words: string;
  /** A whole command, which more words may follow. */
  readonly isCommand: boolean;
  /** Whether a text of one's own may come next, such as a file. */
  readonly takesText: boolean;
  readonly candidates: readonly Candidate[];
}

/** A script that makes a shell complete the command `club`. @param commands those of the table */
export function completionScript(shell: (typeof SHELLS)[number], commands: readonly Command[]): string {
  return SCRIPTS[shell](placesOf(commands));
}

/** The places that are begun before the whole commands, so that the first one that fits is the right one. */
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
  // Where nothing fits, bash completes files by itself: -o default.
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

/** A pattern of `case`: exactly these words, or a command with more words behind it. */
function patternOf({ words, isCommand }: Place): string {
  return isCommand ? `${quoted(words)} | ${quoted(`${words} `)}*` : quoted(words);
}

/** A word for bash and zsh, in which nothing is expanded. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** As `patternOf`, for fish. */
function fishCondition({ words, isCommand }: Place): string {
  return isCommand
    ? `string match -qr -- '^${words}( |$)' (__club_typed)`
    : `test "$(__club_typed)" = '${words}'`;
}

/** A word for fish. */
function fishQuoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", String.raw`\'`)}'`;
}
