import type {
  CertificateBoardFieldsFragment,
  PreviewCertificatesQuery,
} from "../../graphql/features/admin-certificates";
import { t } from "@contract/kernel/contract/t";

export type Board = CertificateBoardFieldsFragment;
export type Layout = Board["layouts"][number];
export type Batch = Board["batches"][number];
export type Issued = Board["certificates"][number];
export type Preview = PreviewCertificatesQuery["previewCertificates"];
export type Kind = Layout["kind"];

export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  participation: t("Participation"),
  rank: t("Rank"),
};

export function certificatesText(count: number): string {
  return t("{count, plural, one {# certificate} other {# certificates}}", { count });
}
