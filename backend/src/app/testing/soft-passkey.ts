import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** Flags of authenticator data (WebAuthn, section 6.1): user present, user verified, credential included. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

interface Question {
  readonly challenge: string;
}

/** A software authenticator with one ES256 key. Implements only the parts that the tests need. */
export class SoftPasskey {
  readonly id = randomBytes(32);
  counter = 0;
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });

  constructor(
    private readonly origin = "http://localhost:4000",
    private readonly rpId = "localhost",
  ) {}

  /** Returns the JSON reply that `navigator.credentials.create` gives for the options. */
  create(options: string): string {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2], // key type: EC2
      [3, -7], // ES256
      [-1, 1], // P-256
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, isoCBOR.encode(cose)]);
    const authData = Buffer.concat([this.#head(PRESENT | VERIFIED | WITH_CREDENTIAL), credential]);
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ["fmt", "none"],
      ["attStmt", new Map<string, string>()],
      ["authData", new Uint8Array(authData)],
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData("webauthn.create", options),
      attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString("base64url"),
      transports: ["internal"],
    });
  }

  /** Returns the JSON reply that `navigator.credentials.get` gives for the options. Increments the counter. */
  sign(options: string): string {
    this.counter += 1;
    const clientDataJSON = this.#clientData("webauthn.get", options);
    const authenticatorData = this.#head(PRESENT);
    const signed = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest();
    const signature = createSign("sha256")
      .update(authenticatorData)
      .update(signed)
      .sign(this.#keys.privateKey);
    return this.#answer({
      clientDataJSON,
      authenticatorData: authenticatorData.toString("base64url"),
      signature: signature.toString("base64url"),
    });
  }

  #head(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash("sha256").update(this.rpId).digest(), Buffer.from([flags]), counter]);
  }

  #clientData(type: string, options: string): string {
    const { challenge } = JSON.parse(options) as Question;
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin })).toString("base64url");
  }

  #answer(response: object): string {
    const id = this.id.toString("base64url");
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  }
}
