import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";

const uri = { type: "string", format: "uri" } as const;
const text = { type: "string", minLength: 1 } as const;
const typed = (name: string) => ({ type: "array", items: text, contains: { const: name } }) as const;

const PROFILE = {
  type: "object",
  required: ["id", "type", "name"],
  properties: { id: uri, type: typed("Profile"), name: text, url: uri },
} as const;

const IDENTITY = {
  type: "object",
  required: ["type", "hashed", "identityHash", "identityType"],
  properties: {
    type: { const: "IdentityObject" },
    hashed: { type: "boolean" },
    identityHash: text,
    identityType: { enum: ["name", "emailAddress"] },
    salt: text,
  },
  if: { properties: { hashed: { const: true } } },
  then: { required: ["salt"], properties: { identityHash: { pattern: "^sha256\\$[0-9a-f]{64}$" } } },
} as const;

const ACHIEVEMENT = {
  type: "object",
  required: ["id", "type", "name", "description", "criteria"],
  properties: {
    id: uri,
    type: typed("Achievement"),
    achievementType: { const: "Certificate" },
    name: text,
    description: text,
    criteria: { type: "object", anyOf: [{ required: ["id"] }, { required: ["narrative"] }] },
  },
} as const;

/**
 * The schema of a credential according to Open Badges 3.0 (its data model, "OpenBadgeCredential") and Verifiable
 * Credentials 2.0.
 */
const SCHEMA = {
  type: "object",
  required: ["@context", "id", "type", "issuer", "validFrom", "name", "credentialSubject"],
  properties: {
    "@context": {
      type: "array",
      minItems: 2,
      items: uri,
      prefixItems: [
        { const: "https://www.w3.org/ns/credentials/v2" },
        { pattern: "^https://purl\\.imsglobal\\.org/spec/ob/v3p0/context-3\\.\\d\\.\\d\\.json$" },
      ],
    },
    id: uri,
    type: { allOf: [typed("VerifiableCredential"), typed("OpenBadgeCredential")] },
    name: text,
    issuer: PROFILE,
    validFrom: { type: "string", format: "date-time" },
    credentialSubject: {
      type: "object",
      required: ["type", "achievement"],
      anyOf: [{ required: ["id"] }, { required: ["identifier"] }],
      properties: {
        id: uri,
        type: typed("AchievementSubject"),
        identifier: { type: "array", minItems: 1, items: IDENTITY },
        achievement: ACHIEVEMENT,
      },
    },
    credentialStatus: {
      type: "object",
      required: ["id", "type"],
      properties: { id: uri, type: { const: "1EdTechRevocationList" } },
    },
  },
} as const;

/** Returns a credential's violations of the specifications, or an empty list. */
export function schemaProblems(credential: object): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  const validate = ajv.compile(SCHEMA);
  validate(credential);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ""}`);
}
