import { RowButton } from "../../../shared/ui/row-button";
import type { LocalMember } from "./local-team";

interface LocalMemberListProps {
  readonly members: readonly LocalMember[];
  readonly onRemove: (place: number) => void;
}

/** Who is in the list, numbered like the line-up they are meant for. */
export function LocalMemberList({ members, onRemove }: LocalMemberListProps) {
  if (members.length === 0) {
    return (
      <div className="border-2 border-dashed border-rule px-4 py-5">
        <p className="font-semibold">Nobody is in your list yet.</p>
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
            <p className="text-sm break-all text-soft">{email}</p>
            <p className="font-mono text-sm break-all text-soft">{phone}</p>
          </div>
          <div className="-mr-3">
            <RowButton of={`${name} from the list`} onClick={() => onRemove(place)}>
              Remove
            </RowButton>
          </div>
        </li>
      ))}
    </ol>
  );
}
