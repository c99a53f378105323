import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { CertificateService } from "./certificate.service.js";
import { CertificateCheck, OwnCertificate, OwnCertificatesPayload } from "./certificate.types.js";

/** GraphQL operations for holders of certificates, and for everyone who checks one. */
@Resolver()
export class CertificateResolver {
  constructor(private readonly certificates: CertificateService) {}

  @Query(() => CertificateCheck, {
    nullable: true,
    description: "The certificate at the address that is printed on it, or null.",
  })
  certificate(
    @Arg("publicId", () => String, {
      description: "The id in the certificate's address, /verify/<publicId>.",
    })
    publicId: string,
    @Ctx() { language }: RequestContext,
  ): Promise<CertificateCheck | null> {
    return this.certificates.check(publicId, language);
  }

  @Authorized()
  @Query(() => [OwnCertificate], { description: "The caller's certificates, the newest first." })
  myCertificates(@Ctx() { caller }: RequestContext): Promise<OwnCertificate[]> {
    return this.certificates.mine(requireCaller(caller));
  }

  @Authorized()
  @Mutation(() => OwnCertificatesPayload, {
    description: "Withdraws a certificate of the caller and removes the caller's name from its page.",
  })
  giveUpCertificate(
    @Arg("id", () => ID, { description: "The certificate." }) id: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<OwnCertificatesPayload> {
    return this.certificates.giveUp(requireCaller(caller), id);
  }
}
