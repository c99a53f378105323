import { MemberBatch } from "../../graphql/pages/members";
import { usePageData } from "../../shared/page-data/page-data";
import { batchName, peopleText, type Batch } from "./batch";
import { MemberList } from "./member-list";

/**
 * The first batch for readers without script: only a server ever renders this, inside a `noscript`. Its answer travels
 * with the page, so the tabs need no request for the first one either.
 */
export function FirstMemberBatch({ batch }: { readonly batch: Batch }) {
  const members = usePageData(MemberBatch, { key: batch.key }).memberBatch?.members ?? [];
  return (
    <>
      <p className="mt-2 max-w-prose text-soft">
        This is {batchName(batch)}: {peopleText(members.length)}. The other batches need JavaScript.
      </p>
      <div className="mt-6">
        <MemberList members={members} eager />
      </div>
    </>
  );
}
