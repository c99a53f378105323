import type { Member } from "./batch";
import { MemberCard } from "./member-card";

interface MemberListProps {
  readonly members: readonly Member[];
  /** Fetches the portraits at once instead of near the viewport, which takes script. */
  readonly eager?: boolean;
}

/** The grid that people stand in, and that is drawn empty before they are there. */
export const MEMBER_GRID = "grid border-t border-l border-rule md:grid-cols-2 lg:grid-cols-3";
export const MEMBER_CELL = "min-h-37 border-r border-b border-rule bg-surface px-4 pt-4 pb-2";

/** The people of a batch, in the order of the content. */
export function MemberList({ members, eager = false }: MemberListProps) {
  return (
    <ul className={MEMBER_GRID}>
      {members.map((member) => (
        <li key={member.id} className={MEMBER_CELL}>
          <MemberCard member={member} eager={eager} />
        </li>
      ))}
    </ul>
  );
}
