import { sha256 } from "../../../kernel/crypto/seal.js";
import { verifyPath } from "../../../kernel/contract/page-paths.js";
import type { Certificate } from "../certificate.entity.js";
import { ordinal } from "../contract/certificate-placeholders.js";

/** The JSON-LD contexts of Verifiable Credentials 2.0, of Open Badges 3.0 and of the Open Badges revocation list. */
const CONTEXT = [
  "https://www.w3.org/ns/credentials/v2",
  "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
  "https://purl.imsglobal.org/spec/ob/v3p0/extensions.json",
] as const;

export interface IssuingSite {
  readonly publicUrl: string;
  readonly clubName: () => string;
}

export const ISSUER_PATH = "/verify/issuer.json";

export function issuerProfile({ publicUrl, clubName }: IssuingSite) {
  return { id: publicUrl + ISSUER_PATH, type: ["Profile"], name: clubName(), url: publicUrl } as const;
}

/** Returns the path of a certificate's revocation list. */
export function statusPath(publicId: string): string {
  return `${verifyPath(publicId)}/status.json`;
}

/**
 * Returns a certificate as an OpenBadgeCredential (Open Badges 3.0). The credential contains the holder's name as
 * printed, and a hash of their address. A verifier who knows the address can verify the hash.
 * @param salt hashed together with the address, so that the hash cannot be looked up in a table
 */
export function openBadge(site: IssuingSite, certificate: Certificate, title: string, salt: string) {
  const { publicId, layoutId, eventTitle, eventDays, place, teamName, name, email } = certificate;
  const id = site.publicUrl + verifyPath(publicId);
  const what =
    place === null ? `Took part in ${eventTitle}` : `Won the ${ordinal(place)} place in ${eventTitle}`;
  const achievement = {
    id: `urn:uuid:${layoutId}`,
    type: ["Achievement"],
    achievementType: "Certificate",
    name: `${title}: ${eventTitle}`,
    description: `${what}, ${eventDays}${teamName === null ? "" : `, with the team ${teamName}`}.`,
    criteria: {
      narrative:
        place === null
          ? "Given to those who took part in the event, as its organisers recorded."
          : "Given by the published ranking of the event.",
    },
  };
  const named = { type: "IdentityObject", identityType: "name", hashed: false, identityHash: name };
  const hash = (address: string) => ({
    ...{ type: "IdentityObject", identityType: "emailAddress", hashed: true, salt },
    identityHash: `sha256$${sha256(address + salt)}`,
  });
  return {
    "@context": CONTEXT,
    id,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    name: achievement.name,
    issuer: issuerProfile(site),
    validFrom: validFrom(certificate),
    credentialSubject: {
      id: `${id}#holder`,
      type: ["AchievementSubject"],
      identifier: [named, ...(email === null ? [] : [hash(email)])],
      achievement,
    },
    credentialStatus: { id: site.publicUrl + statusPath(publicId), type: "1EdTechRevocationList" },
  };
}

/**
 * Returns the time of issue without fractions of a second. The signed credential repeats it as the claim `nbf`, in
 * whole seconds (credential.service.ts).
 */
export function validFrom({ issuedAt }: Pick<Certificate, "issuedAt">): string {
  return issuedAt.toISOString().replace(/\.\d+Z$/, "Z");
}
