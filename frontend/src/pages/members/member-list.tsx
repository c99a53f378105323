import type { Member } from "./use-member-batch";
import { PersonLinks } from "./person-links";
import { Portrait } from "./portrait";

interface MemberListProps {
  readonly members: readonly Member[];
  /** Loads the portraits immediately, for readers without the script that loads them near the viewport. */
  readonly eager?: boolean;
}

/** The class names of the grid of people. The loader shows the same grid without people. */
export const MEMBER_GRID = "grid border-t border-l border-rule md:grid-cols-2 lg:grid-cols-3";
export const MEMBER_CELL = "min-h-37 border-r border-b border-rule bg-surface px-4 pt-4 pb-2";

/** Lists a batch's people in the order of the content. */
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

function MemberCard({ member, eager }: { readonly member: Member; readonly eager: boolean }) {
  const { name, role, placement, profileImage } = member;
  return (
    <article className="grid h-full grid-cols-[4.5rem_1fr] gap-x-4 sm:grid-cols-[5.5rem_1fr]">
      <Portrait
        src={profileImage}
        name={name}
        eager={eager}
        sizes="(min-width: 40rem) 5.5rem, 4.5rem"
        className="size-18 border border-rule sm:size-22"
      />
      <div className="flex flex-col">
        <h3 className="text-lg leading-tight">{name}</h3>
        {role === null ? null : <p className="mt-1 font-semibold">{role}</p>}
        {placement === null ? null : <p className="mt-1 leading-snug text-soft">{placement}</p>}
        <div className="mt-auto">
          <PersonLinks {...member} />
        </div>
      </div>
    </article>
  );
}
