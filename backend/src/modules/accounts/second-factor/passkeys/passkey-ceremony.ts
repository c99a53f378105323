import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { KnownPasskey, PasskeyKey } from "./passkey.repository.js";

/** Asked for wherever the device can; a password was asked for before, so that a key without a PIN is enough. */
const USER_VERIFICATION = "preferred";

/** What a browser answered, taken apart far enough to look it up. */
export interface PasskeyAnswer {
  readonly credentialId: string;
  /** What it says that it signed; whether we asked for that is for the database to tell. */
  readonly challenge: string;
  readonly json: unknown;
}

/** A question for the browser, and the challenge in it. */
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
 * loaded at the first use of a passkey: loading it at every start would cost time and memory.
 */
export class PasskeyCeremony {
  readonly #origin: string;
  readonly #rpId: string;

  /** @param clubName whose passkey the browser says it is */
  constructor(
    publicUrl: string,
    private readonly clubName: () => string,
  ) {
    const { origin, hostname } = new URL(publicUrl);
    this.#origin = origin;
    this.#rpId = hostname;
  }

  /** Asks for a new passkey. @param known those that the account has, which the browser does not offer again */
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

  /** Asks for a signature of one of an account's passkeys. */
  async askForSignature(known: readonly KnownPasskey[]): Promise<PasskeyQuestion> {
    const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
    const options = await generateAuthenticationOptions({
      rpID: this.#rpId,
      allowCredentials: known.map(descriptor),
      userVerification: USER_VERIFICATION,
    });
    return { options: JSON.stringify(options), challenge: options.challenge };
  }

  /** The new credential in an answer; null when the answer is not one to the challenge that it names, on this site. */
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
      return null; // the library throws for whatever is wrong with an answer
    }
  }

  /** The new counter of a passkey whose signature is right and whose counter rose; null otherwise. */
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

/** Reads what a browser answered; null for every text that is none. */
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

/** The ways of https://www.w3.org/TR/webauthn-3/#enum-transport; the library hands on whatever the client wrote. */
const TRANSPORTS = ["ble", "hybrid", "internal", "nfc", "smart-card", "usb"];

function knownTransports(reported: unknown): string[] {
  return Array.isArray(reported) ? TRANSPORTS.filter((way) => reported.includes(way)) : [];
}

function descriptor({ credentialId, transports }: KnownPasskey): { id: string; transports?: string[] } {
  return { id: credentialId, ...(transports === "" ? {} : { transports: transports.split(",") }) };
}
