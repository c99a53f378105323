/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { PageQuery } from "../../shared/page-data/page-query";
/** Whether the people of a batch are students or alumni. */
export type BatchKind =
  /** Graduates. Their cards show where they went. */
  | "alumni"
  /** Students. Their cards show their role in the club. */
  | "students";

export type MemberBatchQueryVariables = Exact<{
  key: string;
}>;

export type MemberBatchQuery = {
  memberBatch: {
    key: string;
    kind: BatchKind;
    members: Array<{
      id: string;
      name: string;
      placement: string | null;
      role: string | null;
      email: string;
      instagram: string | null;
      linkedin: string | null;
      profileImage: string | null;
    }>;
  } | null;
};

export type MembersPageQueryVariables = Exact<{ [key: string]: never }>;

export type MembersPageQuery = {
  siteContent: {
    hasSamplePeople: boolean;
    faculty: {
      name: string;
      role: string;
      position: string;
      message: string | null;
      email: string;
      linkedin: string | null;
      profileImage: string | null;
    } | null;
    memberBatches: Array<{ key: string; label: string; kind: BatchKind }>;
  };
};

export const MemberBatch: PageQuery<MemberBatchQuery, MemberBatchQueryVariables> = {
  name: "MemberBatch",
  text: "query MemberBatch($key:String!){memberBatch(key:$key){key kind members{id name placement role email instagram linkedin profileImage}}}",
};
export const MembersPage: PageQuery<MembersPageQuery, MembersPageQueryVariables> = {
  name: "MembersPage",
  text: "query MembersPage{siteContent{faculty{name role position message email linkedin profileImage}hasSamplePeople memberBatches{key label kind}}}",
};
