import { MEMBER_CELL, MEMBER_GRID } from "./member-list";

/** About as many as a batch has. */
const CELLS = 12;

/** The loading animation on a grid that is still empty and has the size of the full one. */
export function MemberBatchLoader() {
  return (
    <div className="relative" aria-hidden="true">
      <div className={MEMBER_GRID}>
        {Array.from({ length: CELLS }, (_, cell) => (
          <div key={cell} className={MEMBER_CELL} />
        ))}
      </div>
      <picture className="absolute inset-x-0 top-10 mx-auto block size-36 border-2 border-ink">
        <source media="(prefers-reduced-motion: reduce)" srcSet="/animations/loading.svg#still" />
        <img src="/animations/loading.svg" alt="" width={160} height={160} className="size-full" />
      </picture>
    </div>
  );
}
