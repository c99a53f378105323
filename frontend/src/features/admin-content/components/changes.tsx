import type { FieldSpec } from "../field-spec";
import { differences } from "../topic-values";

interface ChangesProps {
  readonly before: string | null;
  readonly after: string | null;
  readonly fields: readonly FieldSpec[];
}

/** Lists the changes between two versions, field by field. */
export function Changes({ before, after, fields }: ChangesProps) {
  const all = differences(before, after, fields);
  if (all.length === 0) return <p className="pb-3 text-soft">Only the order changed.</p>;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-3">
      {all.map(({ place, before: old, after: fresh }) => (
        <div key={place}>
          <dt className="text-sm font-semibold wrap-anywhere">{place}</dt>
          {old === null ? null : (
            <dd className="border-l-4 border-bad pl-3 whitespace-pre-line wrap-anywhere">
              <span className="sr-only">Before: </span>
              <del className="no-underline">{old}</del>
            </dd>
          )}
          {fresh === null ? null : (
            <dd className="border-l-4 border-good pl-3 whitespace-pre-line wrap-anywhere">
              <span className="sr-only">After: </span>
              <ins className="no-underline">{fresh}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
