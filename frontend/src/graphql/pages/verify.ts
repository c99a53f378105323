/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { PageQuery } from "../../shared/page-data/page-query";
/** The purpose of a certificate. */
export type CertificateKind =
  /** Taking part in the event. */
  | "participation"
  /** A place in the ranking. */
  | "rank";

export type VerifyPageQueryVariables = Exact<{
  publicId: string;
}>;

export type VerifyPageQuery = {
  certificate: {
    publicId: string;
    kind: CertificateKind;
    name: string;
    teamName: string | null;
    place: number | null;
    eventTitle: string;
    eventDays: string;
    issuedAt: string;
    revokedAt: string | null;
    withdrawReason: string | null;
  } | null;
};

export const VerifyPage: PageQuery<VerifyPageQuery, VerifyPageQueryVariables> = {
  name: "VerifyPage",
  text: "query VerifyPage($publicId:String!){certificate(publicId:$publicId){publicId kind name teamName place eventTitle eventDays issuedAt revokedAt withdrawReason}}",
};
