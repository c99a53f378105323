import { verifyPath } from "@contract/kernel/contract/page-paths";
import { ordinal } from "@contract/modules/certificates/contract/certificate-placeholders";
import { BASENAME, LANGUAGE } from "../../../shared/language";
import { DateTime } from "../../../shared/ui/date-time";
import { RowButton } from "../../../shared/ui/row-button";
import { type Issued, KIND_LABELS } from "../certificate-facts";
import type { Asked } from "./given-view";
import { t } from "@contract/kernel/contract/t";

interface GivenRowProps {
  readonly certificate: Issued;
  readonly onAsk: (question: Asked) => void;
}

export function GivenRow({ certificate, onAsk }: GivenRowProps) {
  const { publicId, kind, name, teamName, place, email, issuedAt, revokedAt, withdrawReason } = certificate;
  const what = place === null ? KIND_LABELS[kind] : t("{place} place", { place: ordinal(place, LANGUAGE) });
  const shown = name === "" ? t("(given up by the holder)") : name;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">{shown}</p>
        <p className="text-sm wrap-anywhere text-soft">
          {[what, teamName, email].filter((fact) => fact !== null).join(" · ")}, <DateTime value={issuedAt} />
        </p>
        {revokedAt === null ? null : (
          <p className="text-sm wrap-anywhere text-bad">Withdrawn: {withdrawReason}</p>
        )}
      </div>
      <span className="-mx-3 flex flex-wrap">
        <a
          href={BASENAME + verifyPath(publicId)}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-11 items-center px-3"
        >
          Open the page<span className="sr-only"> ({shown}, opens a new tab)</span>
        </a>
        {revokedAt === null ? (
          <>
            <RowButton of={shown} onClick={() => onAsk({ what: "replace", certificate })}>
              Replace
            </RowButton>
            <RowButton of={shown} onClick={() => onAsk({ what: "withdraw", certificate })}>
              Withdraw
            </RowButton>
          </>
        ) : null}
      </span>
    </li>
  );
}
