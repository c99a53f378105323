import { paths } from "@contract/kernel/contract/paths";
import { useMissingPage } from "../../shared/page-data/page-data";
import { ButtonLink } from "../../shared/ui/button-link";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";

/** An address that no certificate has: says so, and what may be the reason. The same for every such address. */
export function UnknownCertificate() {
  useMissingPage();
  return (
    <div className="frame grid gap-6 py-8 sm:py-12">
      <PageMeta title="No such certificate" description="No certificate of the club has this address." />
      <meta name="robots" content="noindex" />
      <PageHeading
        kicker="Certificate"
        subtitle="Compare the address with the one on the paper, letter by letter."
      >
        No certificate has this address
      </PageHeading>
      <p className="max-w-prose">
        Capitals and small letters differ. If the address is the one on the paper, the paper is not one of
        ours, or it is older than this site. Ask the club if you want to be sure.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.contact}>Ask the club</ButtonLink>
      </div>
    </div>
  );
}
