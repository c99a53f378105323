import type { ReactNode } from "react";
import { t } from "@contract/kernel/contract/t";
import type { SecondFactorsQuery } from "../../../../graphql/features/accounts";
import { Banner } from "../../../../shared/ui/banner";
import { Button } from "../../../../shared/ui/button";
import { DateTime } from "../../../../shared/ui/date-time";
import { CheckIcon, DashIcon } from "../../../../shared/ui/icons";
import { LoadFailure } from "../../../../shared/ui/load-failure";
import { Panel } from "../../../../shared/ui/panel";
import { Skeleton } from "../../../../shared/ui/list-state";
import { useSecondFactors, type OpenFactorForm } from "../hooks/use-second-factors";
import { FactorForms } from "./factor-forms";
import { RecoveryCodesModal } from "./recovery-codes-modal";
import { Badge, type BadgeLook } from "../../../../shared/ui/badge";
import { NoticeBanner } from "../../../../shared/ui/notice-banner";
import { RowButton } from "../../../../shared/ui/row-button";

type Factors = SecondFactorsQuery["secondFactors"];
type Show = (form: OpenFactorForm) => void;

/** Maximum number of remaining codes at which the section suggests new ones. */
const FEW_CODES = 3;

interface TwoStepSectionProps {
  /** Whether the page has just fetched the factors, so that the section takes them from the cache. */
  readonly isFetched?: boolean;
}

/** Shows whether two-step login is set up, with buttons to change it. */
export function TwoStepSection({ isFetched = false }: TwoStepSectionProps) {
  const section = useSecondFactors(isFetched);
  const { factors, open, codes } = section;
  const isOn = factors !== null && hasAny(factors);
  return (
    <Panel
      title="Two-step login"
      aside={factors === null ? null : <Badge look={isOn ? ON : OFF}>{isOn ? "on" : "off"}</Badge>}
    >
      <NoticeBanner notice={section.notice} className="mb-4" />
      {factors === null && section.loading ? (
        <div role="status">
          <span className="sr-only">Loading...</span>
          <Skeleton lines={4} width="18rem" />
        </div>
      ) : null}
      {section.problem === null ? null : (
        <LoadFailure problem={section.problem} loading={section.retrying} onRetry={section.retry} />
      )}
      {factors === null ? null : <Overview factors={factors} show={section.show} />}
      {open === null || factors === null ? null : (
        <FactorForms
          open={open}
          ways={{ hasApp: factors.app != null, hasPasskey: factors.passkeys.length > 0 }}
          onDone={section.settle}
          onClose={section.close}
        />
      )}
      {codes === null ? null : <RecoveryCodesModal codes={codes} onClose={section.closeCodes} />}
    </Panel>
  );
}

function hasAny({ app, passkeys }: Factors): boolean {
  return app != null || passkeys.length > 0;
}

function Overview({ factors, show }: { readonly factors: Factors; readonly show: Show }) {
  const { app, passkeys, recoveryCodesLeft, compulsory } = factors;
  const isOn = hasAny(factors);
  return (
    <div className="grid gap-4">
      {compulsory && !isOn ? (
        <Banner tone="info">
          Your rights on this site need two-step login. Set up an app or a passkey to continue.
        </Banner>
      ) : null}
      <p className="text-soft">
        {isOn
          ? "To log in, you need your password and one of these second steps."
          : "Two-step login protects your account even if someone learns your password. To log in, you also need a code from your phone or a passkey."}
      </p>
      <ul aria-label="Second steps" className="divide-y divide-rule border-t border-rule">
        <AppRow app={app ?? null} show={show} />
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} show={show} />
        ))}
        <Row
          title={passkeys.length === 0 ? "Passkey" : "Another passkey"}
          text="Fingerprint, face, PIN or a security key."
        >
          <Button variant="secondary" onClick={() => show({ kind: "passkey" })}>
            Add a passkey
          </Button>
        </Row>
        {isOn ? <CodesRow left={recoveryCodesLeft} show={show} /> : null}
      </ul>
    </div>
  );
}

function AppRow({ app, show }: { readonly app: Factors["app"] | null; readonly show: Show }) {
  if (app == null) {
    return (
      <Row title="Authenticator app" text="An app on your phone that shows a new code every 30 seconds.">
        <Button variant="secondary" onClick={() => show({ kind: "app" })}>
          Set up an app
        </Button>
      </Row>
    );
  }
  return (
    <Row title="Authenticator app" text={<Used {...app} />}>
      <Button variant="quiet" onClick={() => show({ kind: "app" })}>
        Use another app
      </Button>
      <RowButton of={t("Authenticator app")} onClick={() => show({ kind: "remove-app" })}>
        Remove
      </RowButton>
    </Row>
  );
}

function PasskeyRow({ passkey, show }: { passkey: Factors["passkeys"][number]; readonly show: Show }) {
  const { id, name } = passkey;
  return (
    <Row title={name} kind={t("Passkey")} text={<Used {...passkey} />}>
      <RowButton of={name} onClick={() => show({ kind: "rename", id, name })}>
        Rename
      </RowButton>
      <RowButton of={name} onClick={() => show({ kind: "remove-passkey", id, name })}>
        Remove
      </RowButton>
    </Row>
  );
}

function CodesRow({ left, show }: { readonly left: number; readonly show: Show }) {
  return (
    <Row
      title="Recovery codes"
      text={
        <>
          <span className="font-mono font-semibold text-ink">{left}</span> of 10 codes left. Use a code if you
          lose your app or passkey.{left <= FEW_CODES ? " Make new codes soon." : ""}
        </>
      }
    >
      <Button variant="quiet" onClick={() => show({ kind: "codes" })}>
        Make new codes
      </Button>
    </Row>
  );
}

interface RowProps {
  readonly title: string;
  readonly kind?: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

function Row({ title, kind, text, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 last:pb-0">
      <div className="min-w-52 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold wrap-anywhere">
          {title}
          {kind === undefined ? null : (
            <span className="rounded-xs border border-rule px-2 font-mono text-sm font-normal text-soft">
              {kind}
            </span>
          )}
        </p>
        <p className="text-sm text-soft">{text}</p>
      </div>
      <div className="-mx-3 flex flex-wrap has-[.border-ink]:mx-0">{children}</div>
    </li>
  );
}

function Used({ createdAt, lastUsedAt }: { createdAt: string; lastUsedAt?: string | null }) {
  return (
    <>
      Added <DateTime value={createdAt} dateOnly />
      {lastUsedAt == null ? (
        ", not used yet"
      ) : (
        <>
          , last used <DateTime value={lastUsedAt} />
        </>
      )}
    </>
  );
}

const ON: BadgeLook = { look: "bg-good-wash text-good", Icon: CheckIcon };
const OFF: BadgeLook = { look: "bg-idle-wash text-idle", Icon: DashIcon };
