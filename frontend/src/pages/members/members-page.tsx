import { MembersPage as query, MemberBatch } from "../../graphql/pages/members";
import { useClub } from "../../shared/club";
import { usePageData } from "../../shared/page-data/page-data";
import { paths } from "@contract/kernel/contract/paths";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";
import { MemberBatchTabs } from "./member-batch-tabs";
import { FacultyCard } from "./faculty-card";
import { batchName, peopleText, type Batch } from "./use-member-batch";
import { MemberList } from "./member-list";

/**
 * The page /members, also available at the specification's address /cdcteam: the faculty coordinator, alumni and
 * current batches.
 */
export function MembersPage() {
  const { faculty, memberBatches, hasSamplePeople } = usePageData(query, {}).siteContent;
  const { name } = useClub();
  const [first, ...others] = memberBatches;
  return (
    <div className="frame py-8 sm:py-12">
      <PageMeta
        title="Members"
        description={`The people of ${name}: faculty, alumni with their current jobs, and the batches that run the club today.`}
        path={paths.members}
      />
      <PageHeading subtitle="Meet the faculty, the students who run the club, and the alumni.">
        Members
      </PageHeading>
      {hasSamplePeople ? (
        <p className="mt-4 text-soft">
          This page shows sample content. The people are not real, and their links do not work.
        </p>
      ) : null}
      {faculty ? <FacultyCard faculty={faculty} /> : null}
      {faculty || first ? null : (
        <div className="mt-8 border-2 border-dashed border-rule p-5">
          <p className="text-xl font-bold">No people are listed yet</p>
          <p className="text-soft">The people who run the club will appear on this page.</p>
        </div>
      )}
      {first === undefined ? null : (
        <section aria-labelledby="batches" className="mt-12 sm:mt-16">
          <h2 id="batches" className="text-title">
            Alumni and batches
          </h2>
          <p className="mt-2 text-soft">
            Batches are named after the years of their course. Students who began in 2019 and finished in 2023
            are under (19-23).
          </p>
          <MemberBatchTabs batches={[first, ...others]} />
          <noscript>
            <FirstMemberBatch batch={first} />
          </noscript>
        </section>
      )}
    </div>
  );
}

/**
 * Shows the first batch to readers without scripts. Only the server renders this component, inside a `noscript`. The
 * tab panel (member-batch-tabs.tsx) has the same people, but without scripts they stay hidden.
 */
function FirstMemberBatch({ batch }: { readonly batch: Batch }) {
  const members = usePageData(MemberBatch, { key: batch.key }).memberBatch?.members ?? [];
  return (
    <>
      <p className="mt-2 max-w-prose text-soft">
        This page shows only {batchName(batch)}: {peopleText(members.length)}. Turn on JavaScript to see the
        other batches.
      </p>
      <div className="mt-6">
        <MemberList members={members} eager />
      </div>
    </>
  );
}
