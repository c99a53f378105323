import { paths } from "@contract/kernel/contract/paths";
import { useMissingPage } from "../../shared/page-data/page-data";
import { ButtonLink } from "../../shared/ui/button-link";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";

/**
 * Shows that no certificate has this address, with possible reasons. The page is the same for every such address, so
 * that one cached reply serves all visitors.
 */
export function UnknownCertificate() {
  useMissingPage();
  return (
    <div className="frame grid gap-6 py-8 sm:py-12">
      <PageMeta title="Certificate not found" description="The club has no certificate with this address." />
      <meta name="robots" content="noindex" />
      <PageHeading
        kicker="Certificate"
        subtitle="Compare this address with the address on the certificate, letter by letter."
      >
        No certificate has this address
      </PageHeading>
      <p className="max-w-prose">
        Capital and small letters count as different letters. If the two addresses match, we did not give out
        the certificate, or the certificate is older than this site. Ask the club to be sure.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.contact}>Ask the club</ButtonLink>
      </div>
    </div>
  );
}
