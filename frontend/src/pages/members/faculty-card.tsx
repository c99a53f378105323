import type { MembersPageQuery } from "../../graphql/pages/members";
import { PersonLinks } from "./person-links";
import { Portrait } from "./portrait";

type Faculty = NonNullable<MembersPageQuery["siteContent"]["faculty"]>;

/** The card of the teacher who supports the club. */
export function FacultyCard({ faculty }: { readonly faculty: Faculty }) {
  return (
    <section
      aria-labelledby="faculty"
      className="mt-8 grid grid-cols-[7rem_1fr] border-2 border-ink bg-surface sm:grid-cols-[13rem_1fr] lg:grid-cols-[18rem_1fr]"
    >
      <Portrait
        src={faculty.profileImage}
        name={faculty.name}
        eager
        sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 13rem, 7rem"
        className="aspect-square self-start border-r-2 border-b-2 border-ink sm:row-span-2 sm:aspect-auto sm:self-stretch sm:border-b-0"
      />
      <div className="p-4 sm:px-6 sm:pt-6 sm:pb-0 lg:px-10 lg:pt-9">
        <p className="label-mono text-soft">{faculty.role}</p>
        <h2 id="faculty" className="mt-1 text-xl leading-tight sm:text-title">
          {faculty.name}
        </h2>
        <p className="mt-1 hidden text-soft sm:block">{faculty.position}</p>
      </div>
      <div className="col-span-2 p-4 sm:col-span-1 sm:px-6 sm:pt-4 lg:px-10">
        <p className="mb-3 text-soft sm:hidden">{faculty.position}</p>
        {faculty.message === null ? null : (
          <blockquote className="max-w-prose border-l-4 border-accent pl-4 text-lg lg:text-xl">
            {faculty.message}
          </blockquote>
        )}
        <div className="mt-3">
          <PersonLinks {...faculty} />
        </div>
      </div>
    </section>
  );
}
