import { randomBytes, timingSafeEqual } from "node:crypto";
import type { CookieName, RequestContext } from "../../../kernel/auth/request-context.js";
import { Role } from "../../../kernel/contract/roles.js";
import { SECONDS } from "../../../kernel/contract/limits.js";
import { deriveKey, keyedHash, validKeys } from "../../../kernel/crypto/seal.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { toOwner } from "../notified-owner.js";
import type { AccountFoundation } from "../account-parts.js";
import type { AccountRepository } from "../account.repository.js";
import type { Account } from "../contract/account.js";

/**
 * Returns the value of a cookie. Returns null if there is no such cookie, or if the request is not JSON from this site.
 * Only for cookies that merely identify a browser and give no rights.
 */
export function cookieOrNone({ cookies }: RequestContext, name: CookieName): string | null {
  try {
    return cookies.read(name);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** The fields of an account that a known device's cookie depends on. */
interface KnownFor {
  readonly id: string;
  readonly passwordHash: string;
}

/**
 * Recognises browsers in which an account's correct password was entered before (OWASP, "Device Cookies"). A known
 * browser's log-ins and codes are counted separately, so that other people's guesses do not delay the owner. A known
 * browser has no additional rights (ADR 34). The server stores nothing about it. The cookie's signature depends on the
 * password's hash, so a new password makes every earlier cookie invalid.
 */
export class KnownDeviceService {
  readonly #key: Buffer;

  constructor(
    private readonly parts: AccountFoundation,
    private readonly accounts: AccountRepository,
  ) {
    this.#key = deriveKey(parts.secret, "known-device");
  }

  /** Makes a request's browser known for an account. A browser that is already known keeps its id. */
  remember(context: RequestContext, account: KnownFor): void {
    const device = this.recognise(context, account) ?? randomBytes(16).toString("base64url");
    context.cookies.write("device", `${device}.${macOf(this.#key, device, account)}`, SECONDS.knownDevice);
  }

  /**
   * Returns the random id in the request's device cookie if the cookie was made for this account with its current
   * password, else null.
   */
  recognise(context: RequestContext, account: KnownFor | null): string | null {
    const cookie = cookieOrNone(context, "device");
    if (cookie === null || account === null) return null;
    const [device = "", mac = ""] = cookie.split(".");
    const sentMac = Buffer.from(mac);
    const isOurs = validKeys(this.#key).some((key) => {
      const expectedMac = Buffer.from(macOf(key, device, account));
      return sentMac.length === expectedMac.length && timingSafeEqual(sentMac, expectedMac);
    });
    return isOurs ? device : null;
  }

  /**
   * Returns the id in the browser's device cookie, as `recognise` does, for the account with this address. Reads the
   * database only for a request with the cookie.
   */
  async recogniseFor(context: RequestContext, email: string): Promise<string | null> {
    if (cookieOrNone(context, "device") === null) return null;
    return this.recognise(context, await this.accounts.secretsByEmail(email));
  }

  /**
   * Notifies an account's owner of a log-in in an unknown browser, if they are a Superadmin. The calling code checks
   * that the browser is not known for the account.
   */
  async notifyOfNew(account: Account, { userAgent }: RequestContext): Promise<void> {
    if (account.role !== Role.Superadmin) return;
    const { db, notifications } = this.parts;
    const happening = { to: toOwner(account), facts: { userAgent: userAgent.slice(0, 255) } };
    await db.inTransaction((tx) => notifications.notify(tx, "NEW_LOGIN", happening));
  }
}

function macOf(key: Buffer, device: string, { id, passwordHash }: KnownFor): string {
  return keyedHash(key, `${device}|${id}|${passwordHash}`);
}
