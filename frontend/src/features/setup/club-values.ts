import type { PublishContentsMutationVariables, SetupContentQuery } from "../../graphql/features/setup";

type Part = PublishContentsMutationVariables["input"]["contents"] extends readonly (infer P)[] | (infer P)
  ? P
  : never;

const CLUB_FIELDS = [
  "name",
  "shortName",
  "university",
  "welcome",
  "description",
  "summary",
  "address",
  "whatsapp",
  "telegram",
  "accent",
  "mark",
] as const;
export type ClubValues = Record<(typeof CLUB_FIELDS)[number], string>;

/** The product's own colour, for a club without a colour. */
const PRODUCT_ACCENT = "#1a38d6";

interface Record_ {
  readonly [name: string]: unknown;
}

const recordOf = (topic: { published?: string | null | undefined }): Record_ =>
  JSON.parse(topic.published ?? "{}") as Record_;

interface Link {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

const linksOf = (content: SetupContentQuery): readonly Link[] =>
  (recordOf(content.links)["links"] as readonly Link[] | undefined) ?? [];

/**
 * Returns the form's initial values: the published content, without samples. A sample left in a field would be
 * published as the club's own text.
 */
export function clubValues(content: SetupContentQuery): ClubValues {
  const club = content.club.isSample ? {} : recordOf(content.club);
  const links = content.links.isSample ? [] : linksOf(content);
  const text = (name: string) => (typeof club[name] === "string" ? club[name] : "");
  const address = content.address.isSample ? [] : (recordOf(content.address)["lines"] as string[]);
  const href = (id: string) => links.find((link) => link.id === id)?.href ?? "";
  return {
    name: text("name"),
    shortName: text("shortName"),
    university: text("university"),
    welcome: text("welcome"),
    description: text("description"),
    summary: text("summary"),
    address: address.join("\n"),
    whatsapp: href("whatsapp"),
    telegram: href("telegram"),
    accent: (recordOf(content.look)["accent"] as string | null | undefined) ?? PRODUCT_ACCENT,
    mark: (recordOf(content.look)["mark"] as string | null | undefined) ?? "",
  };
}

/**
 * Returns the parts to publish. Keeps the fields that the form does not contain, with two exceptions. The other links
 * are dropped if `links` is a sample, because sample links lead nowhere. The link to a running event (`liveLink`) is
 * dropped if `club` is a sample.
 */
export function clubParts(content: SetupContentQuery, values: ClubValues): Part[] {
  const { club, address, links, look } = content;
  const others = links.isSample
    ? []
    : linksOf(content).filter(({ id }) => id !== "whatsapp" && id !== "telegram");
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, text.trim()]),
  ) as ClubValues;
  const { name, shortName, university, welcome, description, summary, mark } = trimmed;
  const { liveLink: _sample, ...before } = recordOf(club);
  const part = (topic: { id: string; version: string }, body: object): Part => ({
    topic: topic.id,
    version: topic.version,
    body: JSON.stringify(body),
  });
  const lines = trimmed.address
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return [
    part(club, {
      ...(club.isSample ? before : recordOf(club)),
      sample: false,
      ...{ name, shortName, university, welcome, description, summary },
    }),
    part(address, { sample: false, lines }),
    part(links, {
      sample: false,
      links: [
        { id: "whatsapp", label: "WhatsApp", href: trimmed.whatsapp },
        { id: "telegram", label: "Telegram", href: trimmed.telegram },
        ...others,
      ].filter(({ href }) => href !== ""),
    }),
    part(look, {
      ...recordOf(look),
      accent: trimmed.accent === PRODUCT_ACCENT ? null : trimmed.accent,
      mark: mark === "" ? null : mark,
    }),
  ];
}

/** Returns the form field to correct for a mistake at this place in the content, or undefined if there is none. */
export function fieldAt(place: string, { whatsapp }: ClubValues): keyof ClubValues | undefined {
  const [topic = "", at = ""] = place.split(": ");
  if (topic === "address") return "address";
  if (topic === "look") return at === "mark" ? "mark" : "accent";
  if (topic === "social-links")
    return at.startsWith("links[1]") || whatsapp.trim() === "" ? "telegram" : "whatsapp";
  return CLUB_FIELDS.find((name) => name === at);
}
