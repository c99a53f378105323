import { EmailAddress } from "../../../shared/ui/values";
import { ERRORS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { paths } from "@contract/kernel/contract/paths";
import { Banner } from "../../../shared/ui/banner";
import { ButtonLink } from "../../../shared/ui/button-link";
import { isInView } from "../../../shared/session/student-view";
import { Panel } from "../../../shared/ui/panel";
import { TextField } from "../../../shared/ui/text-field";
import { useFocusWhenLost } from "../../../shared/hooks/use-focus-when-lost";
import { LocalMemberForm } from "./local-member-form";
import type { LocalTeam, LocalMember } from "./local-team";
import { useLocalMemberForm } from "./use-local-member-form";
import { useLocalTeam, useLocalTeamChanges } from "./use-local-team";
import { RowButton } from "../../../shared/ui/row-button";
import { useEffect, useRef } from "react";
import { t } from "@contract/kernel/contract/t";

/** A list of people to add later, stored only in this browser. */
export function LocalTeamScreen() {
  const team = useLocalTeam();
  if (isInView())
    return (
      <div className="pt-6">
        <Banner tone="info">
          This list is saved only on the student’s own device, so the student view cannot show it.
        </Banner>
      </div>
    );
  return (
    <div className="grid gap-6 pt-6">
      <Banner tone="info">
        We do not send this page's entries to the club. The list stays on this device until you remove it, log
        out or clear your browser's data.
      </Banner>
      {team === null ? <StorageForbidden /> : <LocalTeamEditor team={team} />}
    </div>
  );
}

function LocalTeamEditor({ team: { teamName, members } }: { readonly team: LocalTeam }) {
  const changes = useLocalTeamChanges();
  const form = useLocalMemberForm(changes.add);
  const full = members.length >= LIMITS.addedMembers;
  const containerRef = useFocusWhenLost(`${full}`);
  return (
    <div ref={containerRef} tabIndex={-1} className="grid gap-6">
      {changes.refused && form.failure === null ? (
        <Banner tone="error">
          This browser did not save your last change. Free up some browser storage and make the change again.
        </Banner>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel title="Add a member">
          {full ? (
            <p>
              {ERRORS.TEAM_FULL.message} You are the leader, so {LIMITS.addedMembers} other people can join.
              To add someone else, remove a person from the list first.
            </p>
          ) : (
            <LocalMemberForm form={form} />
          )}
        </Panel>
        <Panel
          title="Your list"
          aside={
            <span className="font-mono text-soft">{`${members.length} of ${LIMITS.addedMembers} people`}</span>
          }
          layout="grid gap-5"
        >
          <TextField
            label="Team name"
            name="teamName"
            value={teamName}
            onChange={changes.rename}
            autoComplete="off"
            maxLength={LIMITS.teamNameMax}
            hint="This name is only a note for you. The club does not reserve the name."
            optional
          />
          <LocalMemberList members={members} onRemove={changes.remove} />
          {changes.removed === null || full ? null : (
            <RemovedMember name={changes.removed.member.name} onRevert={changes.revert} />
          )}
          <div className="grid gap-3">
            <p className="text-soft">
              To register, create your team. On the team's page you can fill in each member from this list.
            </p>
            <div>
              <ButtonLink to={paths.createTeam} variant="secondary">
                Open the team page
              </ButtonLink>
            </div>
          </div>
        </Panel>
      </div>
    </div>
  );
}

function StorageForbidden() {
  return (
    <div className="grid justify-items-start gap-5">
      <Banner tone="error">
        This browser does not let the site store data, so you cannot keep a list here. Allow storage for this
        site in the browser’s settings and reload the page. You can also add your members to your team now.
      </Banner>
      <ButtonLink to={paths.createTeam} variant="secondary">
        Open the team page
      </ButtonLink>
    </div>
  );
}

interface LocalMemberListProps {
  readonly members: readonly LocalMember[];
  readonly onRemove: (place: number) => void;
}

/** The listed people, numbered like the people of a team. */
function LocalMemberList({ members, onRemove }: LocalMemberListProps) {
  if (members.length === 0) {
    return (
      <div className="border-2 border-dashed border-rule px-4 py-5">
        <p className="font-semibold">Your list is empty.</p>
        <p className="text-soft">Add a teammate with the form.</p>
      </div>
    );
  }
  return (
    <ol className="divide-y divide-rule border-y border-rule">
      {members.map(({ name, email, phone }, place) => (
        <li key={`${place} ${email}`} className="flex gap-4 py-3">
          <span className="font-mono text-lg font-bold">{place + 1}</span>
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm text-soft">
              <EmailAddress email={email} />
            </p>
            <p className="font-mono text-sm break-all text-soft">{phone}</p>
          </div>
          <div className="-mr-3">
            <RowButton of={t("{name} from the list", { name })} onClick={() => onRemove(place)}>
              Remove
            </RowButton>
          </div>
        </li>
      ))}
    </ol>
  );
}

/**
 * Names the removed person and offers to undo the removal. Takes the focus, because the pressed button has disappeared.
 */
function RemovedMember({ name, onRevert }: { readonly name: string; readonly onRevert: () => void }) {
  const revert = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    revert.current?.focus();
  }, [name]);
  return (
    <div className="flex items-center justify-between gap-2 border-l-8 border-rule bg-sunken py-2 pl-4">
      <p role="status" className="min-w-0 wrap-anywhere">
        {name} was removed from the list.
      </p>
      <RowButton ref={revert} of={t("and keep {name}", { name })} onClick={onRevert}>
        Undo
      </RowButton>
    </div>
  );
}
