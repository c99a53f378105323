import { everyone, granted, type PolicyRow, signedIn } from "./policy-rows.js";

/** Who may do what with rankings and certificates: a part of OPERATION_POLICY (policy.ts). */
export const CONTEST_POLICY: Readonly<Record<string, PolicyRow>> = {
  "Query.rankingBoard": granted("rankingBoard"),
  "Query.rankingPreview": granted("rankingPreview"),
  "Query.rankingPublication": granted("rankingPublication"),
  "Mutation.draftRankings": granted("draftRankings"),
  "Mutation.publishRankings": granted("publishRankings"),
  "Mutation.discardRankingDraft": granted("discardRankingDraft"),
  "Mutation.undoRankings": granted("undoRankings"),
  "Query.contestSource": granted("contestSource"),
  "Query.eventHandles": granted("eventHandles"),
  "Mutation.fetchStandings": granted("fetchStandings"),
  "Subscription.rankingBoardChanged": granted("rankingBoardChanged"),

  "Query.certificate": everyone,
  "Query.myCertificates": signedIn,
  "Mutation.giveUpCertificate": signedIn,
  "Query.certificateBoard": granted("certificateBoard"),
  "Query.certificatePicture": granted("certificatePicture"),
  "Mutation.saveCertificateLayout": granted("saveCertificateLayout"),
  "Query.previewCertificates": granted("previewCertificates"),
  "Mutation.issueCertificates": granted("issueCertificates"),
  "Mutation.withdrawCertificate": granted("withdrawCertificate"),
  "Mutation.reissueCertificate": granted("reissueCertificate"),
};
