import { MembersPage as query } from "../../graphql/pages/members";
import { CLUB } from "../../shared/club";
import { usePageData } from "../../shared/page-data/page-data";
import { paths } from "@contract/kernel/contract/paths";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";
import { MemberBatchTabs } from "./member-batch-tabs";
import { FacultyCard } from "./faculty-card";
import { FirstMemberBatch } from "./first-member-batch";

/** /cdcteam: the faculty coordinator, alumni and the batches that study now. */
export function MembersPage() {
  const { faculty, memberBatches } = usePageData(query, {}).siteContent;
  const [first, ...others] = memberBatches;
  return (
    <div className="frame py-8 sm:py-12">
      <PageMeta
        title="Members"
        description={`The people of ${CLUB.name}: faculty, alumni and where they work now, and the batches that run the club today.`}
        path={paths.members}
      />
      <PageHeading subtitle="Who looks after the club, who runs it, and where its alumni are now.">
        Members
      </PageHeading>
      <FacultyCard faculty={faculty} />
      {first === undefined ? null : (
        <section aria-labelledby="batches" className="mt-12 sm:mt-16">
          <h2 id="batches" className="text-title">
            Alumni and batches
          </h2>
          <MemberBatchTabs batches={[first, ...others]} />
          <noscript>
            <FirstMemberBatch batch={first} />
          </noscript>
        </section>
      )}
    </div>
  );
}
