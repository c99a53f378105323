import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { RankingEventArgs as EventArgs } from "../rankings/contract/ranking.args.js";
import { CertificateBoardService } from "./certificate-board.service.js";
import { CertificateIssueService } from "./certificate-issue.service.js";
import { CertificateLayoutService } from "./certificate-layout.service.js";
import { CertificatePreviewService } from "./certificate-preview.service.js";
import {
  CertificateBoard,
  CertificateBoardPayload,
  CertificateLayoutPayload,
  CertificatePreview,
} from "./certificate.types.js";
import { CertificateLayoutInput } from "./contract/certificate-layout.input.js";
import {
  CertificateChoiceInput,
  IssueCertificatesInput,
  ReissueCertificateInput,
  WithdrawCertificateInput,
} from "./contract/issue-certificates.input.js";

@Resolver()
export class CertificateAdminResolver {
  constructor(
    private readonly boards: CertificateBoardService,
    private readonly layouts: CertificateLayoutService,
    private readonly previews: CertificatePreviewService,
    private readonly issues: CertificateIssueService,
  ) {}

  @Query(() => CertificateBoard, { description: "An event's certificates." })
  certificateBoard(
    @Args(() => EventArgs) { eventSlug }: EventArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<CertificateBoard> {
    return this.boards.board(caller, eventSlug);
  }

  @Query(() => String, {
    description:
      "A preview of a layout with the longest name of the event's people, as a picture (SVG). Changes nothing.",
  })
  certificatePicture(
    @Arg("input", () => CertificateLayoutInput, { description: "The layout." }) input: CertificateLayoutInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<string> {
    return this.layouts.picture(caller, input);
  }

  @Mutation(() => CertificateLayoutPayload, { description: "Saves the layout of later certificates." })
  saveCertificateLayout(
    @Arg("input", () => CertificateLayoutInput, { description: "The layout." }) input: CertificateLayoutInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<CertificateLayoutPayload> {
    return this.layouts.save(caller, input);
  }

  @Query(() => CertificatePreview, {
    description: "A preview of the people who would get certificates. Changes nothing.",
  })
  previewCertificates(
    @Arg("input", () => CertificateChoiceInput, { description: "The choice of people." })
    input: CertificateChoiceInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<CertificatePreview> {
    return this.previews.preview(caller, input);
  }

  @Mutation(() => CertificateBoardPayload, {
    description: "Gives out certificates and notifies their holders.",
  })
  issueCertificates(
    @Arg("input", () => IssueCertificatesInput, { description: "The recipients." })
    input: IssueCertificatesInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<CertificateBoardPayload> {
    return this.issues.issue(caller, input);
  }

  @Mutation(() => CertificateBoardPayload, { description: "Withdraws a certificate. Its page then says so." })
  withdrawCertificate(
    @Arg("input", () => WithdrawCertificateInput, {
      description: "The certificate to withdraw, and the reason.",
    })
    input: WithdrawCertificateInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<CertificateBoardPayload> {
    return this.issues.withdraw(caller, input);
  }

  @Mutation(() => CertificateBoardPayload, {
    description: "Replaces a certificate with one that has another name.",
  })
  reissueCertificate(
    @Arg("input", () => ReissueCertificateInput, {
      description: "The certificate to replace, and the correct spelling of the name.",
    })
    input: ReissueCertificateInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<CertificateBoardPayload> {
    return this.issues.reissue(caller, input);
  }
}
