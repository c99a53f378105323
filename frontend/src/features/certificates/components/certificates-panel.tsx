import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { certificatePaperPath, verifyPath } from "@contract/kernel/contract/page-paths";
import { ordinal } from "@contract/modules/certificates/contract/certificate-placeholders";
import {
  type OwnCertificateFieldsFragment,
  useGiveUpCertificateMutation,
  useMyCertificatesQuery,
} from "../../../graphql/features/certificates";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { useNotice } from "../../../shared/hooks/use-notice";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { LANGUAGE } from "../../../shared/language";
import { DateTime } from "../../../shared/ui/date-time";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { HiddenUntil } from "../../../shared/ui/list-state";
import { Spinner } from "../../../shared/ui/spinner";
import { Panel } from "../../../shared/ui/panel";
import { RowButton } from "../../../shared/ui/row-button";
import { t } from "@contract/kernel/contract/t";

type Certificate = OwnCertificateFieldsFragment;

/**
 * Lists the viewer's own certificates, each with a link to its page. A certificate that has not been withdrawn also has
 * a link to its PDF, and the viewer can give it up. Without certificates, shows at most a notice.
 * @param props.children the part of the page below the certificates
 */
export function CertificatesPanel({ children }: { readonly children: ReactNode }) {
  const { data, problem, reload } = useQueryState(useMyCertificatesQuery(), FALLBACKS.generic);
  const { notice, show } = useNotice();
  const [giveUp] = useGiveUpCertificateMutation();
  const giving = useConfirmedAction(
    async ({ id }: Certificate) => (await giveUp({ variables: { id } })).data?.giveUpCertificate.message,
    (text) => {
      show("success", text);
      void reload();
    },
  );
  const certificates = data?.myCertificates ?? [];
  const known = data !== undefined || problem !== null;
  const below = (
    <>
      {known ? null : <Spinner label="Loading..." />}
      <HiddenUntil known={known}>{children}</HiddenUntil>
    </>
  );
  if (certificates.length === 0)
    return (
      <>
        <NoticeBanner notice={notice} />
        {below}
      </>
    );
  return (
    <>
      <Panel title="Certificates">
        <NoticeBanner notice={notice} className="mb-4" />
        <ul className="-my-3 divide-y divide-rule">
          {certificates.map((certificate) => (
            <li key={certificate.id} className="py-3">
              <Row certificate={certificate} onGiveUp={() => giving.ask(certificate)} />
            </li>
          ))}
        </ul>
        <ConfirmModal
          {...giving.modal}
          title={`Give up your certificate for ${giving.asked?.eventTitle ?? ""}?`}
          confirmLabel="Give up the certificate"
          busyLabel="Giving up..."
        >
          The certificate’s page will no longer show your name. The page will say that the holder gave up the
          certificate. No one can verify the certificate any more. This cannot be undone.
        </ConfirmModal>
      </Panel>
      {below}
    </>
  );
}

function Row({
  certificate,
  onGiveUp,
}: {
  readonly certificate: Certificate;
  readonly onGiveUp: () => void;
}) {
  const { publicId, kind, place, eventTitle, issuedAt, revokedAt } = certificate;
  const what =
    kind === "rank" && place !== null
      ? t("{place} place", { place: ordinal(place, LANGUAGE) })
      : t("Participation");
  return (
    <>
      <p className="font-semibold wrap-anywhere">{eventTitle}</p>
      <p className="text-sm text-soft">
        {what}, <DateTime value={issuedAt} />
        {revokedAt === null ? "" : ", withdrawn"}
      </p>
      <p className="flex flex-wrap items-center gap-x-4">
        {revokedAt === null ? (
          <a
            href={certificatePaperPath(publicId)}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            Open the PDF
          </a>
        ) : null}
        <Link to={verifyPath(publicId)} className="link inline-flex min-h-11 items-center font-semibold">
          Certificate page
        </Link>
        {revokedAt === null ? (
          // Red, because giving up a certificate is final. `outdent` aligns the button's text with the links.
          <span className="outdent [&>button]:text-bad">
            <RowButton of={eventTitle} onClick={onGiveUp}>
              Give up certificate
            </RowButton>
          </span>
        ) : null}
      </p>
    </>
  );
}
