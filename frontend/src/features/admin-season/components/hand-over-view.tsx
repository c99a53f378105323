import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";
import { useHandOverMutation, useSeasonPeopleQuery } from "../../../graphql/features/admin-season";
import type { AdminEventFieldsFragment } from "../../../graphql/shared/events";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { Button } from "../../../shared/ui/button";
import { t } from "@contract/kernel/contract/t";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { ListState } from "../../../shared/ui/list-state";
import { Panel } from "../../../shared/ui/panel";
import { ChoosePerson, type Chosen } from "./choose-person";
import { OldRights } from "./old-rights";
import { SuperadminRow } from "./superadmin-row";

interface HandOverViewProps {
  readonly event: AdminEventFieldsFragment;
  readonly onDone: (text: string) => void;
}

/** Hands the site over: adds and removes Superadmins in one step, and removes the rights of people who have left. */
export function HandOverView({ event, onDone }: HandOverViewProps) {
  const query = useSeasonPeopleQuery({
    variables: { eventId: event.id },
    fetchPolicy: "cache-and-network",
  });
  const { data, ...state } = useQueryState(query);
  const isCompulsory = data?.seasonPeople.twoStepsCompulsory ?? false;
  const [coming, setComing] = useState<readonly Chosen[]>([]);
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const [handOver] = useHandOverMutation();
  const people = data?.seasonPeople.people ?? [];
  const superadmins = people.filter(({ isSuperadmin }) => isSuperadmin);
  const done = (text: string) => {
    onDone(text);
    void state.reload();
  };
  const question = useConfirmedAction(
    async (_: true) => {
      const input = { newIds: coming.map(({ id }) => id), leavingIds: [...leaving] };
      return (await handOver({ variables: { input } })).data?.handOver.message;
    },
    (text) => {
      setComing([]);
      setLeaving([]);
      done(text);
    },
  );
  const leavers = superadmins.filter(({ id }) => leaving.includes(id));
  const staying = superadmins.length - leavers.length + coming.length;
  return (
    <ListState state={state}>
      <div className="grid gap-6">
        <Panel title="Superadmins" layout="grid gap-5">
          <p className="max-w-prose">
            Superadmins can do everything, so they should be the people who run the club this year. Choose who
            becomes a Superadmin and who leaves. Nothing changes until you hand over.
          </p>
          <ul className="divide-y divide-rule border-y border-rule">
            {superadmins.map((person) => (
              <SuperadminRow
                key={person.id}
                person={person}
                leaves={leaving.includes(person.id)}
                onLeave={(leaves) =>
                  setLeaving((before) => [
                    ...before.filter((id) => id !== person.id),
                    ...(leaves ? [person.id] : []),
                  ])
                }
              />
            ))}
          </ul>
          <ChoosePerson chosen={coming} taken={superadmins.map(({ id }) => id)} onChange={setComing} />
          <TwoSteps isCompulsory={isCompulsory} />
          {staying === 0 ? (
            <p className="font-semibold text-bad">
              Keep or add at least one Superadmin, so that someone can run the site.
            </p>
          ) : null}
          <div>
            <Button
              disabled={coming.length + leavers.length === 0 || staying === 0}
              onClick={() => question.ask(true)}
            >
              Hand over...
            </Button>
          </div>
        </Panel>
        <OldRights
          since={data?.seasonPeople.since ?? null}
          people={people.filter(({ isSuperadmin, wasHere }) => !isSuperadmin && !wasHere)}
          onDone={done}
        />
      </div>
      <ConfirmModal
        {...question.modal}
        title="Hand over the site?"
        confirmLabel="Hand over"
        busyLabel="Handing over..."
        danger={leavers.length > 0}
      >
        <span className="grid gap-3">
          {coming.length === 0 ? null : <span>{comingText(names(coming), isCompulsory)}</span>}
          {leavers.length === 0 ? null : (
            <span>
              {t(
                "No longer Superadmins: {gone}. They are logged out, keep their accounts and get an e-mail.",
                { gone: names(leavers) },
              )}
            </span>
          )}
        </span>
      </ConfirmModal>
    </ListState>
  );
}

function comingText(people: string, isCompulsory: boolean): string {
  return isCompulsory
    ? t(
        "New Superadmins: {people}. They get an e-mail and must set up two-step login before they can do anything else.",
        { people },
      )
    : t("New Superadmins: {people}. They get an e-mail. Their password alone gives full access.", {
        people,
      });
}

/** Explains whether new Superadmins must use two-step login. If it is optional, links to the setting. */
function TwoSteps({ isCompulsory }: { readonly isCompulsory: boolean }) {
  return (
    <p className="max-w-prose border-l-4 border-rule pl-3 text-sm">
      {isCompulsory ? (
        "Two-step login is required. New Superadmins must set it up before they can do anything else."
      ) : (
        <>
          Two-step login is optional, so a new Superadmin's password alone gives full access. You can require
          two-step login under{" "}
          <Link to={`${paths.admin}?tab=profile`} className="font-semibold text-accent underline">
            Profile, “The site”
          </Link>
          .
        </>
      )}
    </p>
  );
}

function names(people: readonly { readonly name: string }[]): string {
  return people.map(({ name }) => name).join(", ");
}
