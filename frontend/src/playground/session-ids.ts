import { fetchWithToken } from "./access";
import type { Example } from "./examples";

/** The ids of the user and their team, as far as the chosen token can read them. */
interface Known {
  readonly viewer: { readonly id: string; readonly name: string } | null;
  readonly myTeam: {
    readonly id: string;
    readonly name: string;
    readonly leader: { readonly id: string; readonly userId: string | null };
    readonly members: readonly { readonly id: string; readonly userId: string | null }[];
  } | null;
}

const KNOWN = "{ viewer { id name } myTeam { id name leader { id userId } members { id userId } } }";
const SIGNED_OUT: Known = { viewer: null, myTeam: null };

/**
 * The variables that examples leave empty. `where` says where to find the value. `known` returns the value and its
 * description, or null if the chosen token cannot read them.
 */
const BLANKS: Readonly<
  Record<
    string,
    { readonly where: string; readonly known?: (known: Known) => readonly [string, string] | null }
  >
> = {
  teamId: {
    where: 'the id of a team; "My team" shows yours, "Teams of the current event" all',
    known: ({ myTeam }) => myTeam && [myTeam.id, `the team ${myTeam.name}`],
  },
  memberId: {
    where: 'the id of a person in the team; "My team" shows them',
    known({ viewer, myTeam }) {
      const people = myTeam ? [myTeam.leader, ...myTeam.members] : [];
      const self = people.find(({ userId }) => userId !== null && userId === viewer?.id);
      return self ? [self.id, `${viewer?.name ?? ""}; "My team" shows the others`] : null;
    },
  },
  // Without `known`, because the example rejects a payment: with an id, a click on "Execute" would reject a real one.
  paymentId: { where: 'the id of a payment; "Payments waiting for a decision" lists them' },
  transactionId: { where: "the bank's number of your transfer, 8 to 64 letters and digits" },
  password: { where: "the account's password" },
  search: { where: "what to look for, a part of a name for example; empty for all" },
};

/**
 * Fills an example's empty variables ("") with values that the chosen token can read. Adds comments to the document
 * that say what each value is, or where to find it.
 * @param ask reads the ids of the user and their team. Called only if the example needs them.
 */
export async function fillIn(example: Example, ask = askSession): Promise<Example> {
  const { variables } = example;
  const blanks = [...new Set(blanksOf(variables))];
  if (!variables || blanks.length === 0) return example;
  const known = blanks.some((name) => BLANKS[name]?.known) ? await ask() : SIGNED_OUT;
  const values = new Map(blanks.map((name) => [name, BLANKS[name]?.known?.(known) ?? null]));
  const unknown = blanks.some((name) => BLANKS[name]?.known && !values.get(name));
  const lines = [
    ...blanks.map(
      (name) => `# ${name}: ${values.get(name)?.[1] ?? BLANKS[name]?.where ?? "to be filled in"}.`,
    ),
    ...(unknown ? [`# ${whyUnknown(known)}`] : []),
  ];
  const filled = JSON.parse(JSON.stringify(variables), (name, value: unknown) =>
    value === "" ? (values.get(name)?.[0] ?? "") : value,
  ) as Record<string, unknown>;
  return { ...example, document: `${lines.join("\n")}\n${example.document}`, variables: filled };
}

/** Returns the names of all variables and input fields that are "". */
export function blanksOf(value: unknown, name = ""): string[] {
  if (value === "") return [name];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => blanksOf(inner, key));
}

/** Returns whether there is a hint for an empty variable. */
export function isExplained(blank: string): boolean {
  return Object.hasOwn(BLANKS, blank);
}

function whyUnknown({ viewer, myTeam }: Known): string {
  if (!viewer) return "No user is signed in; log in on the site, or choose a token, and open this again.";
  return myTeam ? "You are not in this team." : `${viewer.name} is in no team of the current event.`;
}

async function askSession(): Promise<Known> {
  try {
    const reply = await fetchWithToken("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: KNOWN }),
    });
    const { data } = (await reply.json()) as { data?: Known | null };
    return data ?? SIGNED_OUT;
  } catch {
    return SIGNED_OUT; // The example then opens without values.
  }
}
