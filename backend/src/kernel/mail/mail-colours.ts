/** A colour of a mail in the light and in the dark theme: those of the site (frontend/src/shared/ui/theme.css). */
export interface Shade {
  readonly light: string;
  readonly dark: string;
}

/** The colours of mails. */
export const MAIL_COLOURS = {
  paper: { light: "#f4f4ef", dark: "#0e1013" },
  surface: { light: "#ffffff", dark: "#16191e" },
  sunken: { light: "#eaeae3", dark: "#1e2229" },
  rule: { light: "#d6d6cc", dark: "#2c313a" },
  ink: { light: "#14161a", dark: "#f0f1ec" },
  soft: { light: "#52565e", dark: "#a9afb9" },
  accent: { light: "#1a38d6", dark: "#9db1ff" },
  onAccent: { light: "#ffffff", dark: "#0b1030" },
} as const satisfies Readonly<Record<string, Shade>>;

type Colour = keyof typeof MAIL_COLOURS;

/** Which colour of text stands on which background; each pair is legible (4.5:1) in both themes. */
export const MAIL_PAIRS = [
  ["ink", "paper"],
  ["ink", "surface"],
  ["soft", "surface"],
  ["ink", "sunken"],
  ["accent", "surface"],
  ["onAccent", "accent"],
] as const satisfies readonly (readonly [text: Colour, background: Colour])[];

/** The class by which the style sheet of the dark theme finds a text colour, a background or a border. */
export function darkClass(kind: "text" | "back" | "edge", colour: Colour): string {
  return `${kind}-${colour}`;
}

const PROPERTIES = { text: "color", back: "background-color", edge: "border-color" } as const;

/** The dark theme's rules for the given classes, each after `scope`. */
export function darkRules(scope = ""): string {
  return Object.entries(PROPERTIES)
    .flatMap(([kind, property]) =>
      Object.entries(MAIL_COLOURS).map(
        ([name, { dark }]) =>
          `${scope}.${darkClass(kind as keyof typeof PROPERTIES, name as Colour)}{${property}:${dark} !important}`,
      ),
    )
    .join("\n");
}
