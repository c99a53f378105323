import { lazy } from "react";
import { Link, useParams } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";
import { VerifyPage as Query, type VerifyPageQuery } from "../../graphql/pages/verify";
import { useClub } from "../../shared/club";
import { formatDate } from "../../shared/format/date-time";
import { usePageData } from "../../shared/page-data/page-data";
import { CheckIcon, CrossIcon } from "../../shared/ui/icons";
import { KeyValueList } from "../../shared/ui/key-value-list";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";
import { t } from "@contract/kernel/contract/t";

const UnknownCertificate = lazy(async () => ({
  default: (await import("../not-found/not-found-page")).UnknownCertificate,
}));

type Certificate = NonNullable<VerifyPageQuery["certificate"]>;

/** The page /verify/:id. Shows a certificate, its holder, and whether it is valid, to anyone with its address. */
export function VerifyPage() {
  const { id = "" } = useParams();
  const { certificate } = usePageData(Query, { publicId: id });
  const { name, university } = useClub();
  if (certificate === null) return <UnknownCertificate />;
  const isGood = certificate.revokedAt === null;
  return (
    <article className="frame grid gap-6 py-8 sm:py-12">
      <PageMeta
        title="Certificate"
        description={`Check whether a certificate of ${name} is genuine, and see its details.`}
        path={addressOf(id)}
        unlisted
      />
      <PageHeading kicker="Certificate" subtitle={`${name}, ${university}`}>
        {certificate.name === "" ? "Given up by the holder" : certificate.name}
      </PageHeading>
      <Verdict certificate={certificate} />
      <div className="max-w-xl">
        <KeyValueList items={factsOf(certificate)} />
      </div>
      {isGood ? (
        <Files publicId={certificate.publicId} />
      ) : (
        <p>
          <Link to={paths.contact} className="link inline-flex min-h-11 items-center font-semibold">
            Ask the club about this certificate
          </Link>
        </p>
      )}
    </article>
  );
}

/** Shows whether the certificate is valid, with a text, an icon and a colour. */
function Verdict({ certificate: { revokedAt, withdrawReason } }: { readonly certificate: Certificate }) {
  if (revokedAt === null)
    return (
      <p className="flex max-w-xl items-center gap-3 border-l-8 border-good bg-good-wash px-4 py-3 text-lg font-bold">
        <CheckIcon className="size-6 shrink-0 text-good" />
        Genuine and valid
      </p>
    );
  return (
    <div className="flex max-w-xl items-start gap-3 border-l-8 border-bad bg-bad-wash px-4 py-3">
      <CrossIcon className="mt-1 size-6 shrink-0 text-bad" />
      <div>
        <p className="text-lg font-bold">Withdrawn on {formatDate(revokedAt)}</p>
        <p className="wrap-anywhere">{withdrawReason}</p>
      </div>
    </div>
  );
}

function factsOf(certificate: Certificate) {
  const { kind, place, eventTitle, eventDays, teamName, issuedAt } = certificate;
  const isRank = kind === "rank" && place !== null;
  return [
    isRank ? { term: "Place", value: String(place) } : { term: "For", value: t("Participation") },
    { term: "Event", value: eventTitle },
    { term: "Held on", value: eventDays },
    ...(teamName === null ? [] : [{ term: "Team", value: teamName }]),
    { term: "Issued", value: formatDate(issuedAt) },
  ];
}

/** Returns a certificate's path. A shared function would add another file to the first load of every visit. */
function addressOf(publicId: string): string {
  return paths.verify.replace(":id", publicId);
}

/**
 * Links to the certificate as a PDF and as an Open Badge. The links are plain <a> elements, because they lead to files,
 * and a router link would open a page.
 */
function Files({ publicId }: { readonly publicId: string }) {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-3">
      <a
        href={`${addressOf(publicId)}/certificate.pdf`}
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        Open the certificate (PDF)
      </a>
      <a
        href={`${addressOf(publicId)}/credential.jwt`}
        download
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        Save as Open Badge 3.0
      </a>
    </p>
  );
}
