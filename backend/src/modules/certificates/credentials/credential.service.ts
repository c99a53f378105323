import { deriveKey, keyedHash } from "../../../kernel/crypto/seal.js";
import { dayText, indiaDay } from "../../../kernel/contract/india-time.js";
import { verifyPath } from "../../../kernel/contract/page-paths.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { CertificateLayoutRepository } from "../certificate-layout.repository.js";
import type { CertificateService } from "../certificate.service.js";
import type { CredentialSigner } from "./credential-signer.js";
import { type IssuingSite, issuerProfile, openBadge, statusPath, validFrom } from "./open-badge.js";

interface CredentialParts {
  readonly certificates: CertificateService;
  readonly layouts: CertificateLayoutRepository;
  readonly signer: CredentialSigner;
  readonly site: IssuingSite;
  readonly secret: string;
}

/** Provides certificates as Open Badges 3.0, for programs that read credentials (ADR 72). */
export class CredentialService {
  readonly #saltKey: Buffer;

  constructor(private readonly parts: CredentialParts) {
    this.#saltKey = deriveKey(parts.secret, "credential-salt");
  }

  /**
   * Returns the signed credential of a valid certificate, as a JSON Web Token. The credential's members are claims of
   * the token, as Verifiable Credentials 2.0 requires. The same members are repeated under `vc`, because Open Badges
   * 3.0 expects them there.
   * @throws DomainError NOT_FOUND, CERTIFICATE_REVOKED, RATE_LIMITED.
   */
  async signed(publicId: string, network: string): Promise<string> {
    const { certificates, layouts, signer, site } = this.parts;
    const certificate = await certificates.inForce(publicId, network);
    const title = (await layouts.byIds([certificate.layoutId])).get(certificate.layoutId)?.title ?? "";
    const salt = keyedHash(this.#saltKey, publicId).slice(0, 32);
    const credential = openBadge(site, certificate, title, salt);
    const claims = {
      iss: credential.issuer.id,
      jti: credential.id,
      sub: credential.credentialSubject.id,
      nbf: Date.parse(validFrom(certificate)) / 1000,
    };
    return signer.sign(
      { ...credential, ...claims, vc: credential },
      (id) => `${site.publicUrl}/verify/keys/${id}.json`,
    );
  }

  issuer(): object {
    return {
      "@context": "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
      ...issuerProfile(this.parts.site),
    };
  }

  /**
   * Returns the public key (JWK) that verifies credentials.
   * @throws DomainError NOT_FOUND
   */
  async key(id: string): Promise<object> {
    const key = await this.parts.signer.publicKey(id);
    if (key === null) throw new DomainError("NOT_FOUND");
    return key;
  }

  /**
   * Returns a revocation list for a single certificate. A common list would tell strangers the web addresses of other
   * people's certificates. The specification names the list `revokedCredential`, but the public validator expects
   * `revokedCredentials`. The reply has both.
   * @throws DomainError NOT_FOUND
   */
  async status(publicId: string): Promise<object> {
    const { certificates, site } = this.parts;
    const certificate = await certificates.check(publicId);
    if (certificate === null) throw new DomainError("NOT_FOUND");
    const { revokedAt, withdrawReason } = certificate;
    const id = site.publicUrl + verifyPath(publicId);
    // The standard has no member for the date, so the date is part of the reason.
    const entries = revokedAt
      ? [{ id, revoked: true, revocationReason: reasonOf(revokedAt, withdrawReason) }]
      : [];
    return {
      id: site.publicUrl + statusPath(publicId),
      issuer: issuerProfile(site).id,
      revokedCredential: entries,
      revokedCredentials: entries,
    };
  }
}

function reasonOf(revokedAt: Date, reason: string | null): string {
  return `Withdrawn on ${dayText(indiaDay(revokedAt))}: ${reason ?? ""}`;
}
