import type { MemberBatchQuery, MembersPageQuery } from "../../graphql/pages/members";
import { t } from "@contract/kernel/contract/t";

/** A batch as its tab knows it. */
export type Batch = MembersPageQuery["siteContent"]["memberBatches"][number];

/** A person of a batch. */
export type Member = NonNullable<MemberBatchQuery["memberBatch"]>["members"][number];

/** How many people a list counts, in words. */
export function peopleText(count: number): string {
  return count === 1 ? t("1 person") : t("{count} people", { count: String(count) });
}

/** What a batch is called where its tab does not stand among the others: the later alumni tabs are only years. */
export function batchName({ label, kind }: Batch): string {
  return kind === "alumni" && label.startsWith("(") ? t("Alumni{label}", { label }) : label;
}
