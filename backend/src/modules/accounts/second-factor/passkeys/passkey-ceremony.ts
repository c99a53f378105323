import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { KnownPasskey, PasskeyKey } from "./passkey.repository.js";

/**
 * "preferred": the device verifies its user if it can. A security key without a PIN is enough, because the password was
 * checked before.
 */
const USER_VERIFICATION = "preferred";

/** A browser's reply, parsed far enough to find the stored credential. */
export interface PasskeyAnswer {
  readonly credentialId: string;
  /** The challenge that the browser claims to have signed. The calling code must check it against the database. */
  readonly challenge: string;
  readonly json: unknown;
}

/** The options for a browser, and the challenge in them. */
export interface PasskeyQuestion {
  /** The options as JSON, for `navigator.credentials`. */
  readonly options: string;
  readonly challenge: string;
}

/** A new credential in its stored form. */
export interface NewCredential {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/**
 * Runs the WebAuthn ceremonies for this site (https://www.w3.org/TR/webauthn-3/, sections 7.1 and 7.2). The library is
 * loaded when a passkey is first used, because loading it at every start would cost time and memory.
 */
export class PasskeyCeremony {
  readonly #origin: string;
  readonly #rpId: string;

  /** @param clubName returns the name that the browser shows for the passkey */
  constructor(
    publicUrl: string,
    private readonly clubName: () => string,
  ) {
    const { origin, hostname } = new URL(publicUrl);
    this.#origin = origin;
    this.#rpId = hostname;
  }

  /**
   * Returns the options for creating a passkey.
   * @param known the account's passkeys. The browser refuses to create another passkey on a device that has one of
   * them.
   */
  async askForNew(
    owner: { readonly userId: string; readonly name: string; readonly email: string },
    known: readonly KnownPasskey[],
  ): Promise<PasskeyQuestion> {
    const { generateRegistrationOptions } = await import("@simplewebauthn/server");
    const options = await generateRegistrationOptions({
      rpName: this.clubName(),
      rpID: this.#rpId,
      userName: owner.email,
      userDisplayName: owner.name,
      userID: new TextEncoder().encode(owner.userId),
      attestationType: "none",
      excludeCredentials: known.map(descriptor),
      authenticatorSelection: { residentKey: "discouraged", userVerification: USER_VERIFICATION },
    });
    return { options: JSON.stringify(options), challenge: options.challenge };
  }

  /** Returns the options for a signature with one of an account's passkeys. */
  async askForSignature(known: readonly KnownPasskey[]): Promise<PasskeyQuestion> {
    const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
    const options = await generateAuthenticationOptions({
      rpID: this.#rpId,
      allowCredentials: known.map(descriptor),
      userVerification: USER_VERIFICATION,
    });
    return { options: JSON.stringify(options), challenge: options.challenge };
  }

  /** Returns the new credential in a reply. Returns null if the reply is not valid for its challenge or this site. */
  async newCredential({ json, challenge }: PasskeyAnswer): Promise<NewCredential | null> {
    const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: json as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.#rpId,
        requireUserVerification: false,
      });
      if (!registrationInfo) return null;
      const { id, publicKey, counter, transports } = registrationInfo.credential;
      const key = Buffer.from(publicKey).toString("base64url");
      return { credentialId: id, publicKey: key, counter, transports: knownTransports(transports) };
    } catch {
      return null; // the library throws for every invalid reply
    }
  }

  /**
   * Returns a passkey's new counter. Returns null if the signature is invalid or the counter did not increase. A
   * counter that stays 0 is accepted.
   */
  async newCounter({ json, challenge }: PasskeyAnswer, key: PasskeyKey): Promise<number | null> {
    const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: json as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.#rpId,
        requireUserVerification: false,
        credential: {
          id: key.credentialId,
          publicKey: new Uint8Array(Buffer.from(key.publicKey, "base64url")),
          counter: Number(key.counter),
        },
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch {
      return null;
    }
  }
}

/** Parses a browser's reply. Returns null for any other text. */
export function readPasskeyAnswer(text: string): PasskeyAnswer | null {
  try {
    const json = JSON.parse(text) as { id?: unknown; response?: { clientDataJSON?: unknown } } | null;
    const data = json?.response?.clientDataJSON;
    if (typeof json?.id !== "string" || typeof data !== "string") return null;
    const { challenge } = JSON.parse(Buffer.from(data, "base64url").toString()) as { challenge?: unknown };
    return typeof challenge === "string" ? { credentialId: json.id, challenge, json } : null;
  } catch {
    return null;
  }
}

/**
 * The values of https://www.w3.org/TR/webauthn-3/#enum-transport. The values are checked here, because the library
 * returns whatever the client sent.
 */
const TRANSPORTS = ["ble", "hybrid", "internal", "nfc", "smart-card", "usb"];

function knownTransports(reported: unknown): string[] {
  return Array.isArray(reported) ? TRANSPORTS.filter((way) => reported.includes(way)) : [];
}

function descriptor({ credentialId, transports }: KnownPasskey): { id: string; transports?: string[] } {
  return { id: credentialId, ...(transports === "" ? {} : { transports: transports.split(",") }) };
}
