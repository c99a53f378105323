import { useEffect, useState } from "react";
import { paths } from "@contract/kernel/contract/paths";
import { Role } from "@contract/kernel/contract/roles";
import { AccountForm } from "../../features/admin-settings/components/account-form";
import { MailForm } from "../../features/admin-settings/components/mail-form";
import { TopicSettings } from "../../features/admin-settings/components/topic-settings";
import { SamplesStep } from "../../features/admin-content/components/samples-step";
import { ClubStep } from "../../features/setup/components/club-step";
import { SuperadminStep } from "../../features/setup/components/superadmin-step";
import { useClub } from "../../shared/club";
import { useAdminEvents } from "../../shared/events/event-select";
import { useAddress } from "../../shared/hooks/use-address";
import { useHeadingFocus } from "../../shared/hooks/use-heading-focus";
import { useSession } from "../../shared/session/session-store";
import { Banner } from "../../shared/ui/banner";
import { Button } from "../../shared/ui/button";
import { ButtonLink } from "../../shared/ui/button-link";
import { EmptyState } from "../../shared/ui/empty-state";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";
import { Steps } from "../../shared/ui/steps";
import { t } from "@contract/kernel/contract/t";

const STEPS = [t("You"), t("The club"), t("Samples"), t("Mail"), t("Payments"), t("The event")] as const;

/** The page /setup: sets up a new site, step by step. Only the first step is required. */
export function SetupPage() {
  const { isNew = false } = useClub();
  // Removes the link to this page from the server's HTML (backend/src/app/pages/look-style.ts).
  useEffect(() => document.getElementById("new-site")?.remove(), []);
  const isSuperadmin = useSession()?.role === Role.Superadmin;
  const [wasSuperadmin] = useState(isSuperadmin);
  return (
    <div className="frame py-8 sm:py-12">
      <PageMeta title="Set up this site" description="Set up a coding club's new site." />
      <PageHeading
        {...(isSuperadmin || isNew
          ? { subtitle: t("6 steps, about 10 minutes. You can skip steps and do them later.") }
          : {})}
      >
        Set up this site
      </PageHeading>
      <div className="mt-8">
        {isSuperadmin ? (
          <Wizard isNext={!wasSuperadmin} />
        ) : isNew ? (
          <Step index={0}>
            <SuperadminStep onDone={() => undefined} />
          </Step>
        ) : (
          <EmptyState
            title="This site has been set up."
            action={<ButtonLink to={paths.logIn}>Login</ButtonLink>}
          >
            Superadmins can change the site's settings in the admin area.
          </EmptyState>
        )}
      </div>
    </div>
  );
}

/**
 * The steps after the first Superadmin is created. The address contains the current step, so that a reload and Back
 * work.
 */
function Wizard({ isNext }: { readonly isNext: boolean }) {
  const { params, goOn } = useAddress();
  // The message about the step that was just saved. Only the step with the number `step` shows it, which is the next
  // one. The address, and with it the visible step, changes a moment later. Without the number, the saved step would
  // briefly show the message too.
  const [saved, setSaved] = useState<{ readonly step: number; readonly message: string } | null>(null);
  const requestedStep = Number(params.get("step"));
  const index =
    Number.isInteger(requestedStep) && requestedStep >= 1 && requestedStep < STEPS.length ? requestedStep : 1;
  const go = (next: number, message: string | null = null) => {
    setSaved(message === null ? null : { step: next, message });
    goOn([], { step: String(next) });
  };
  const [done, setDone] = useState<ReadonlySet<number>>(new Set([0]));
  const next = (message: string | null) => {
    setDone((before) => new Set([...before, index]));
    go(index + 1, message);
  };
  return (
    <Step index={index} isNext={isNext} done={done}>
      {saved?.step === index ? <Banner tone="success">{saved.message}</Banner> : null}
      {index === 1 ? (
        <ClubStep onDone={() => next(t("Published. Visitors see the new version now."))} />
      ) : null}
      {index === 2 ? <SamplesStep onDone={(text) => next(text ?? null)} /> : null}
      {index === 3 ? (
        <>
          <p className="max-w-prose text-soft">
            Students need a code by mail to sign up, so the site needs a mail server. Ask the person who
            manages the club's mailbox for these settings. Check them with the test mail.
          </p>
          <TopicSettings topic="mail" Form={MailForm} onSaved={next} isStep />
        </>
      ) : null}
      {index === 4 ? (
        <>
          <p className="max-w-prose text-soft">
            Teams transfer the fee to this account. Skip this step if your events are free.
          </p>
          <TopicSettings topic="account" Form={AccountForm} onSaved={next} isStep />
        </>
      ) : null}
      {index === 5 ? <EventStep /> : null}
      <div className="flex flex-wrap gap-3 border-t border-rule pt-5">
        {index > 1 ? (
          <Button variant="quiet" data-leaves onClick={() => go(index - 1)}>
            Back
          </Button>
        ) : null}
        {index < STEPS.length - 1 ? (
          <Button variant="secondary" data-leaves onClick={() => go(index + 1)}>
            Later
          </Button>
        ) : null}
      </div>
    </Step>
  );
}

interface StepProps {
  readonly index: number;
  /** Whether the heading takes the focus at once. True after the first step, which another component shows. */
  readonly isNext?: boolean;
  /** The steps that were saved, and not only skipped, since the page was opened. */
  readonly done?: ReadonlySet<number>;
  readonly children: React.ReactNode;
}

/** Shows a step. A change of the step moves the focus to the step's heading, so that no part of the step is missed. */
function Step({ index, isNext = false, done, children }: StepProps) {
  const heading = useHeadingFocus(index, isNext);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Steps steps={STEPS} current={index} {...(done === undefined ? {} : { done })} />
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-title">
        {STEPS[index]}
      </h2>
      {children}
    </div>
  );
}

/** Links to the form for events. A site with the samples already has an event to edit. */
function EventStep() {
  const { events } = useAdminEvents();
  const isEmpty = events?.length === 0;
  const tab = (name: string, more = "") => `${paths.admin}?tab=${name}${more}`;
  return (
    <div className="grid max-w-prose gap-4">
      <p>
        {isEmpty
          ? "There are no events yet. Create the first event with its name, dates, registration and fee. Students can form teams after you make the event current."
          : "The site already has events. Open the current event and change its name, dates, registration and fee. Or create a new event and make it current."}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={tab("events", isEmpty ? "&event=New" : "")}>
          {isEmpty ? "Create an event" : "Open the events"}
        </ButtonLink>
        <ButtonLink to={tab("content")} variant="secondary">
          Add your club's members
        </ButtonLink>
        <ButtonLink to={paths.home} variant="quiet">
          See the site
        </ButtonLink>
      </div>
      <p className="text-sm text-soft">
        In the admin area, you find the remaining samples under Content, and two-step login under Profile.
      </p>
    </div>
  );
}
