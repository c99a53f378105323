import { CONTACT_GRID, CONTACT_LABELS, MESSAGE_ROWS } from "./contact-fields";

const BOX = "mt-1.5 min-h-11 rounded-xs border-2 border-outline bg-surface";

/** Stands where the form will be, in its size: labels and empty fields. A screen reader hears one sentence. */
export function ContactFormSkeleton() {
  const { message, ...lines } = CONTACT_LABELS;
  return (
    <div className="noscript:hidden">
      <p role="status" className="sr-only">
        Loading the form...
      </p>
      <div aria-hidden="true" className="grid gap-6">
        <div className={CONTACT_GRID}>
          {Object.values(lines).map((label) => (
            <div key={label}>
              <p className="font-semibold">{label}</p>
              <div className={BOX} />
            </div>
          ))}
          <div className="sm:col-span-2">
            <p className="font-semibold">{message}</p>
            {/* Lines of text, padding and border, as a text area has them. */}
            <div className={BOX} style={{ height: `${String(MESSAGE_ROWS * 1.5 + 1.25)}rem` }} />
          </div>
        </div>
        <div className="min-h-11 rounded-xs bg-rule sm:w-48" />
      </div>
    </div>
  );
}
