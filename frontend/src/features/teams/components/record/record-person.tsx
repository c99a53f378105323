import type { PersonFieldsFragment } from "../../../../graphql/features/teams";
import { AlertIcon } from "../../../../shared/ui/icons";
import type { TeamAccess } from "../../team-access";
import { NotConfirmedBadge } from "../not-confirmed-badge";
import { recordOf, type RecordField } from "../../record-values";
import { RowButton } from "../../../../shared/ui/row-button";
import { EmailAddress } from "../../../../shared/ui/values";
import { t } from "@contract/kernel/contract/t";

interface Detail {
  readonly field: RecordField;
  readonly term: string;
  /** Whether everyone in the team sees the detail. Otherwise only the person and the leader see it here. */
  readonly open?: boolean;
  readonly mono?: boolean;
}

/** The details shown below the name. */
const DETAILS: readonly Detail[] = [
  { field: "email", term: "Email", open: true },
  { field: "phone", term: "Phone", mono: true },
  { field: "universityRollNo", term: "Roll number", mono: true },
  { field: "college", term: "College" },
  { field: "codeforcesHandle", term: "CF handle", open: true, mono: true },
];

interface RecordPersonProps {
  /** The person's position in the team, starting at 1. */
  readonly place: number;
  readonly person: PersonFieldsFragment;
  readonly access: TeamAccess;
  /** Whether the user leads the team. The leader sees all details, and may edit and remove people. */
  readonly leads: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A person with the details that the user may see here. A detail without a value is labelled as missing. */
export function RecordPerson({ place, person, access, leads, onEdit, onRemove }: RecordPersonProps) {
  const self = access.isSelf(person);
  const tags = [person.isLeader ? t("Leader") : t("Member"), ...(self ? [t("You")] : [])].join(" · ");
  const known = recordOf(person);
  // A reported payment locks the records, except the handles.
  const isLocked = !access.add.allowed && access.add.code === "ROSTER_LOCKED";
  const shown = DETAILS.filter(({ open = false }) => open || leads || self);
  return (
    <li className="flex gap-4 px-4 py-4 sm:px-5">
      <span className="font-mono text-lg font-bold">{place}</span>
      <div className="min-w-0 flex-1">
        <p className="label-mono text-soft">{tags}</p>
        <p className="text-lg leading-snug font-semibold wrap-anywhere">{person.name}</p>
        {person.userId === null ? <p className="text-sm text-soft">Has no account yet</p> : null}
        <NotConfirmedBadge person={person} />
        <dl className="mt-2 grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
          {shown.map(({ field, term, mono = false }) => (
            <DetailLine
              key={field}
              term={term}
              value={known[field]}
              mono={mono}
              isEmail={field === "email"}
            />
          ))}
        </dl>
        {leads ? (
          <div className="mt-1 outdent flex flex-wrap">
            <RowButton of={isLocked ? t("of {name}", { name: person.name }) : person.name} onClick={onEdit}>
              {isLocked ? "Edit Handle" : "Edit"}
            </RowButton>
            {access.remove(person) ? (
              <RowButton of={t("{name} from the team", { name: person.name })} onClick={onRemove}>
                Remove
              </RowButton>
            ) : null}
          </div>
        ) : null}
      </div>
    </li>
  );
}

interface DetailLineProps {
  readonly term: string;
  readonly value: string;
  readonly mono: boolean;
  readonly isEmail: boolean;
}

function DetailLine({ term, value, mono, isEmail }: DetailLineProps) {
  return (
    <div className="contents">
      <dt className="text-soft">{term}</dt>
      {value === "" ? (
        <dd className="flex items-center gap-1.5 text-pending">
          <AlertIcon className="size-3.5" />
          Missing
        </dd>
      ) : (
        <dd className={`wrap-anywhere ${mono ? "font-mono" : ""}`}>
          {isEmail ? <EmailAddress email={value} /> : value}
        </dd>
      )}
    </div>
  );
}
