import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { RULES } from "../contract/catalogue.js";
import { LIMITS } from "../contract/limits.js";
import { DomainError } from "../errors/domain-error.js";
import { PROJECT_ROOT } from "../project-root.js";

/** From the list of zxcvbn-ts: 49,000 passwords of leaks, 18,000 of which are long enough for this site. */
let common: ReadonlySet<string> | null = null;

/** Returns true for a password of the list, in lower case as the list is. The first call reads the list, in some 10 ms. */
export function isCommonPassword(lowerCase: string): boolean {
  common ??= read();
  return common.has(lowerCase);
}

/** Reads the file rather than the package's module, which would keep its other word lists in memory too. */
function read(): ReadonlySet<string> {
  const require = createRequire(join(PROJECT_ROOT, "backend", "package.json"));
  const list = require.resolve("@zxcvbn-ts/language-common/src/passwords.json");
  const passwords = JSON.parse(readFileSync(list, "utf8")) as string[];
  return new Set(passwords.filter(({ length }) => length >= LIMITS.passwordMin));
}

export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
}

/** Shorter words are in half of all passwords by chance. */
const MIN_WORD = 3;
/** Letters that must be left next to the owner's and the club's words: "asha2026!" and "codingclub1" have none. */
const MIN_OWN_LETTERS = 4;

/** Refuses the passwords that are guessed first: common ones, and the words that everybody knows of an account. */
export class PasswordRule {
  /** @param clubNames what the club, its site and its events are called at the moment */
  constructor(private readonly clubNames: () => Promise<readonly string[]>) {}

  /** Returns what is wrong with a password, as a text for its owner; null for a good one. */
  async problemOf(password: string, { name, email }: PasswordOwner): Promise<string | null> {
    const plain = plainOf(password);
    if (isCommonPassword(password.normalize("NFKC").toLowerCase()) || isCommonPassword(plain))
      return RULES.passwordCommon;
    const [mailbox = "", domain = ""] = email.split("@");
    const host = domain.split(".").slice(0, -1);
    const words = [name, mailbox, ...host, ...(await this.clubNames())].flatMap(wordsOf);
    const own = words.sort(byLength).reduce((text, word) => text.replaceAll(word, ""), plain);
    if (own === plain) return null;
    const letters = own.replaceAll(/\p{N}/gu, "");
    return letters.length < MIN_OWN_LETTERS || isCommonPassword(own) ? RULES.passwordPersonal : null;
  }

  /** @throws DomainError BAD_INPUT at a field of the input, for a password that is guessed first. */
  async require(password: string, owner: PasswordOwner, field: string): Promise<void> {
    const message = await this.problemOf(password, owner);
    if (message !== null) throw new DomainError("BAD_INPUT", { message, fields: { [field]: message } });
  }
}

/** Returns the letters and digits of a text, in lower case. */
function plainOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
}

/** Returns each word of a text, and all of them as one. */
function wordsOf(text: string): string[] {
  const words = [...text.split(/[^\p{L}\p{M}\p{N}]+/u), text].map(plainOf);
  return [...new Set(words)].filter(({ length }) => length >= MIN_WORD);
}

function byLength(one: string, other: string): number {
  return other.length - one.length;
}
