import { GRANT_LABELS } from "@contract/kernel/contract/grant-labels";
import { useTakeRightsMutation } from "../../../graphql/features/admin-season";
import { formatDate } from "../../../shared/format/date-time";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { GRANT_OF } from "../../../shared/session/store-login";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { CheckIcon } from "../../../shared/ui/icons";
import { Panel } from "../../../shared/ui/panel";
import { RowButton } from "../../../shared/ui/row-button";
import { seenText, type SeasonPerson } from "./superadmin-row";

interface OldRightsProps {
  /** When the season began; null while unknown. */
  readonly since: string | null;
  readonly people: readonly SeasonPerson[];
  readonly onDone: (text: string) => void;
}

/** People with limited rights who did not log in this season, with buttons to remove the rights. */
export function OldRights({ since, people, onDone }: OldRightsProps) {
  const [take] = useTakeRightsMutation();
  const question = useConfirmedAction(
    async ({ id }: SeasonPerson) => (await take({ variables: { userId: id } })).data?.setGrants.message,
    (text) => onDone(text),
  );
  return (
    <Panel title="Rights of people who left" layout="grid gap-4">
      {people.length === 0 ? (
        <p className="flex items-center gap-3 font-semibold">
          <CheckIcon className="size-5 text-good" />
          All people with rights have logged in this season.
        </p>
      ) : (
        <>
          <p className="max-w-prose">
            These people have rights and have not logged in
            {since === null ? "" : ` since ${formatDate(since, "long")}`}. You can give the rights back if
            they return.
          </p>
          <ul className="divide-y divide-rule border-y border-rule">
            {people.map((person) => (
              <li
                key={person.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
              >
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{person.name}</p>
                  <p className="text-sm text-soft wrap-anywhere">
                    {rightsOf(person)}. {seenText(person)}
                  </p>
                </div>
                <RowButton variant="secondary" of={person.name} onClick={() => question.ask(person)}>
                  Remove rights...
                </RowButton>
              </li>
            ))}
          </ul>
        </>
      )}
      {question.asked === null ? null : (
        <ConfirmModal
          {...question.modal}
          title={`Remove the rights of ${question.asked.name}?`}
          confirmLabel="Remove rights"
          busyLabel="Saving..."
        >
          {`This person loses these rights at once: ${rightsOf(question.asked)}. The person gets an e-mail and keeps the account.`}
        </ConfirmModal>
      )}
    </Panel>
  );
}

function rightsOf({ grants }: SeasonPerson): string {
  return grants.map((grant) => GRANT_LABELS[GRANT_OF[grant]].label).join(", ");
}
