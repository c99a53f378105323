import type { Member } from "./batch";
import { PersonLinks } from "./person-links";
import { Portrait } from "./portrait";

/** A person: photo, name, what they do in the club, where they work now, and how to reach them. */
export function MemberCard({ member, eager }: { readonly member: Member; readonly eager: boolean }) {
  const { name, role, placement, profileImage } = member;
  return (
    <article className="grid h-full grid-cols-[4.5rem_1fr] gap-x-4 sm:grid-cols-[5.5rem_1fr]">
      <Portrait
        src={profileImage}
        name={name}
        eager={eager}
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
