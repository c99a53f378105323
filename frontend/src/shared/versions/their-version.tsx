import { Button } from "../ui/button";

interface TheirVersionProps<Values> {
  /** The values that another person saved, or null if there are none. */
  readonly theirs: Values | null;
  /** The values in the viewer's form. */
  readonly mine: NoInfer<Values>;
  /** The form's fields with their labels. */
  readonly labels: Partial<Readonly<Record<keyof Values & string, string>>>;
  /** Returns a field's value as the text that the field shows. By default, converts the value to a string. */
  readonly show?: (field: keyof Values & string, values: Values) => string;
  /**
   * Called to replace the form's values with the other person's. Without this function, the viewer can only overwrite
   * the other person's version.
   */
  readonly onTake?: (theirs: Values) => void;
}

/** Shows the values that another person saved while this form was open, as far as they differ from the form's. */
export function TheirVersion<Values extends Readonly<Record<string, unknown>>>(
  props: TheirVersionProps<Values>,
) {
  const { theirs, mine, labels, onTake } = props;
  if (theirs === null) return null;
  const show = props.show ?? ((field: keyof Values & string, values: Values) => String(values[field] ?? ""));
  const others = Object.entries(labels).filter(([field]) => show(field, theirs) !== show(field, mine));
  return (
    <section aria-label="Their version" className="grid gap-2 border-l-4 border-pending bg-pending-wash p-3">
      <h3 className="font-semibold">Their version</h3>
      {others.length === 0 ? <p>Their version is the same as yours.</p> : null}
      <dl className="grid gap-2">
        {others.map(([field, label]) => (
          <div key={field}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{show(field, theirs) || "(empty)"}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm">
        Your text is still in the form. If you save again, your text replaces their version.
      </p>
      {others.length === 0 || onTake === undefined ? null : (
        <div>
          <Button variant="secondary" onClick={() => onTake(theirs)}>
            Use their version
          </Button>
        </div>
      )}
    </section>
  );
}
