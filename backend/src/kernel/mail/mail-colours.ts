/**
 * A colour in the light and the dark theme of mails, which match the site's themes (frontend/src/shared/ui/theme.css).
 */
export interface Shade {
  readonly light: string;
  readonly dark: string;
}

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

export type MailColours = Readonly<Record<Colour, Shade>>;

export interface MailClub {
  /** The name at the top of the mail, or "" for none. */
  readonly name: string;
  /** The colours of buttons and links, or null for the default. */
  readonly accent: Pick<MailColours, "accent" | "onAccent"> | null;
  /** Whether the club has its own logo. Mails load no pictures, so they show the first letter of the name instead. */
  readonly hasOwnMark: boolean;
  /** The site's address without a slash at the end. If it is empty, the footer has at most the unsubscribe link. */
  readonly siteUrl: string;
  /** The e-mail address for questions, or "" for the contact page. */
  readonly email: string;
}

/** The design without a club: no name, no footer, the default colours. */
export const NO_CLUB: MailClub = { name: "", accent: null, hasOwnMark: false, siteUrl: "", email: "" };

export function mailColoursOf({ accent }: Pick<MailClub, "accent">): MailColours {
  return accent === null ? MAIL_COLOURS : { ...MAIL_COLOURS, ...accent };
}

/** Pairs of text and background colours. Each pair is legible (4.5:1) in both themes. */
export const MAIL_PAIRS = [
  ["ink", "paper"],
  ["ink", "surface"],
  ["soft", "surface"],
  ["soft", "paper"],
  ["ink", "sunken"],
  ["accent", "surface"],
  ["onAccent", "accent"],
] as const satisfies readonly (readonly [text: Colour, background: Colour])[];

/** The CSS property for each use of a colour. */
const PROPERTIES = { text: "color", back: "background-color", edge: "border-color" } as const;
type Kind = keyof typeof PROPERTIES;

const USED: readonly (readonly [Kind, Colour])[] = [
  ...[...new Set(MAIL_PAIRS.map(([text]) => text))].map((colour) => ["text", colour] as const),
  ...[...new Set(MAIL_PAIRS.map(([, background]) => background))].map((colour) => ["back", colour] as const),
  ["back", "onAccent"],
  ["edge", "rule"],
  ["edge", "accent"],
];

/** Returns the class of an element with this text, background or border colour. `darkRules` selects by this class. */
export function darkClass(kind: Kind, colour: Colour): string {
  return `${kind}-${colour}`;
}

/**
 * Returns the CSS rules of the dark theme: one rule for each class that `darkClass` returns.
 * @param scope a prefix of each selector
 */
export function darkRules(colours: MailColours, scope = ""): string {
  return USED.map(
    ([kind, colour]) =>
      `${scope}.${darkClass(kind, colour)}{${PROPERTIES[kind]}:${colours[colour].dark} !important}`,
  ).join("\n");
}
