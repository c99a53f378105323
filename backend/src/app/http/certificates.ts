import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import { paths } from "../../kernel/contract/paths.js";
import { networkOf } from "../../kernel/limits/network.js";
import type { CertificateService } from "../../modules/certificates/certificate.service.js";
import type { CredentialService } from "../../modules/certificates/credentials/credential.service.js";
import { ISSUER_PATH } from "../../modules/certificates/credentials/open-badge.js";

interface CertificateParts {
  readonly certificates: CertificateService;
  readonly badgeCredentials: CredentialService;
}

interface ById {
  readonly Params: { readonly id: string };
}

/**
 * Serves certificates' PDFs and credentials, in addition to the certificates' pages. Anyone with the address on the
 * paper can read the certificate, so the address is not logged, not kept by shared caches and not found by search
 * engines.
 */
export function addCertificates(
  app: FastifyInstance,
  { certificates, badgeCredentials }: CertificateParts,
): void {
  app.get<ById>(`${paths.verify}/certificate.pdf`, async ({ params, ip }, reply) => {
    hide(reply);
    const { filename, content } = await certificates.paper(params.id, networkOf(ip));
    return reply
      .header("content-disposition", `inline; filename="${filename}"`)
      .type("application/pdf")
      .send(Readable.from(content));
  });
  app.get<ById>(`${paths.verify}/credential.jwt`, async ({ params, ip }, reply) => {
    hide(reply);
    const token = await badgeCredentials.signed(params.id, networkOf(ip));
    return reply
      .header("content-disposition", `attachment; filename="certificate-${params.id}.jwt"`)
      .type("application/vc+jwt")
      .send(token);
  });
  app.get<ById>(`${paths.verify}/status.json`, async ({ params }, reply) => {
    hide(reply);
    return badgeCredentials.status(params.id);
  });
  app.get(ISSUER_PATH, () => badgeCredentials.issuer());
  app.get<ById>("/verify/keys/:id.json", ({ params }) => badgeCredentials.key(params.id));
}

function hide(reply: FastifyReply): void {
  void reply.headers({
    "cache-control": "private, no-cache",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
}
