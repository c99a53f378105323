import type { useNotice } from "../../../../shared/hooks/use-notice";
import { useLocalTeam } from "../../local-members/use-local-team";
import { CreateTeamForm } from "../create-team-form";
import { NoticeArea } from "../notice-area";
import { Link } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";
import { FactsPanel } from "../facts-panel";
import { RegistrationsClosed } from "../team-status-notes";

interface CreateRecordTeamProps {
  readonly open: boolean;
  /** People a team of the current event has room for. */
  readonly size: number;
  readonly notices: ReturnType<typeof useNotice>;
}

/** What there is before the team: its form, or word that registrations are closed. */
export function CreateRecordTeam({ open, size, notices }: CreateRecordTeamProps) {
  if (!open) {
    return (
      <div className="pt-8">
        <RegistrationsClosed />
      </div>
    );
  }
  return (
    <div className="pt-6">
      <NoticeArea notice={notices.notice} />
      <div className="grid items-start gap-8 lg:grid-cols-[7fr_5fr]">
        <div className="grid gap-5">
          <CreateTeamForm showNotice={notices.show} />
          <PlannedName />
        </div>
        <HowRecordsWork size={size} />
      </div>
    </div>
  );
}

/** The name noted on /addmem, if any. */
function PlannedName() {
  const name = useLocalTeam()?.teamName ?? "";
  if (name === "") return null;
  return (
    <p className="text-soft">
      The name in your list on this device: <strong className="wrap-anywhere text-ink">{name}</strong>
    </p>
  );
}

const factsFor = (size: number) => [
  `A team has one leader and at most ${size - 1} members, ${size} people in all.`,
  "Whoever creates the team leads it, and types in the members: name and roll number are enough.",
  "Members need no account. If you give their e-mail, they are notified, and see the team once they sign up.",
  "Everyone is in at most one team per event.",
];

/** What one should know before typing in a team. */
function HowRecordsWork({ size }: { readonly size: number }) {
  return (
    <FactsPanel title="How it works" facts={factsFor(size)}>
      <p className="mt-4 border-t border-rule pt-4">
        Not sure yet who will join?{" "}
        <Link to={paths.addMember} className="link">
          Note down people on this device first
        </Link>
        .
      </p>
    </FactsPanel>
  );
}
