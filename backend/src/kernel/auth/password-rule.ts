import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { RULES } from "../contract/catalogue.js";
import { LIMITS } from "../contract/limits.js";
import { DomainError } from "../errors/domain-error.js";
import { PROJECT_ROOT } from "../project-root.js";

/**
 * The common passwords of zxcvbn-ts, null until first used. The list has 49,000 leaked passwords, of which 18,000 are
 * long enough for this site.
 */
let common: ReadonlySet<string> | null = null;

/**
 * Returns whether a password is in the list of common passwords. The first call reads the list, which takes about 10
 * ms.
 * @param lowerCase the password in lower case, as in the list
 */
export function isCommonPassword(lowerCase: string): boolean {
  common ??= read();
  return common.has(lowerCase);
}

/** Reads the list's file directly, because importing the package's module would keep its other word lists in memory. */
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

/** Minimum length of a known word (see below). Shorter words are ignored: many passwords contain them by chance. */
const MIN_WORD = 3;
/**
 * Minimum number of other letters in a password that contains known words. Known words are those of the owner's name
 * and e-mail address, and of the names of the club, its site and its events. "asha2026!" (owner Asha) and
 * "codingclub1" have no other letters.
 */
const MIN_OWN_LETTERS = 4;

/** Rejects easily guessed passwords: common passwords, and combinations of publicly known words about the account. */
export class PasswordRule {
  /** @param clubNames returns the current names of the club, its site and its events */
  constructor(private readonly clubNames: () => Promise<readonly string[]>) {}

  /** Returns a text that tells the owner what is wrong with the password, or null for a good password. */
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

  /** @throws DomainError BAD_INPUT for the given input field, if the password is easily guessed */
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

/** Returns a text's words and the whole text as one word. Leaves out words shorter than MIN_WORD. */
function wordsOf(text: string): string[] {
  const words = [...text.split(/[^\p{L}\p{M}\p{N}]+/u), text].map(plainOf);
  return [...new Set(words)].filter(({ length }) => length >= MIN_WORD);
}

function byLength(one: string, other: string): number {
  return other.length - one.length;
}
