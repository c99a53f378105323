import { ordinal } from "@contract/modules/certificates/contract/certificate-placeholders";
import { LANGUAGE } from "../../../shared/language";
import { certificatesText, type Preview } from "../certificate-facts";
import { t } from "@contract/kernel/contract/t";

interface PreviewListProps {
  readonly preview: Preview;
  readonly without: readonly string[];
  readonly onWithout: (keys: readonly string[]) => void;
}

/**
 * Lists a preview's people: recipients, excluded people, people who already have a certificate, and lines with
 * mistakes.
 */
export function PreviewList({ preview, without, onWithout }: PreviewListProps) {
  const { people, count } = preview;
  const held = people.filter(({ isHeld }) => isHeld).length;
  const bad = people.filter(({ problem }) => problem !== null).length;
  return (
    <div className="grid gap-2">
      <p role="status">
        <strong>{certificatesText(count)}</strong>
        {held === 0
          ? ""
          : t(
              ", {held, plural, one {# person already has a certificate} other {# people already have a certificate}}",
              {
                held,
              },
            )}
        {bad === 0 ? "" : `, ${String(bad)} with mistakes`}
      </p>
      <div
        role="region"
        aria-label="Recipients"
        tabIndex={0}
        className="max-h-96 overflow-y-auto border-y border-rule"
      >
        <ul className="later-rows divide-y divide-rule">
          {people.map((person) => {
            const isOut = without.includes(person.key);
            const fixed = person.isHeld || person.problem !== null;
            return (
              <li key={person.key}>
                <label className="flex min-h-11 items-start gap-3 py-2 pr-2">
                  <input
                    type="checkbox"
                    checked={!fixed && !isOut}
                    disabled={fixed}
                    className="mt-1 size-5 shrink-0 accent-accent"
                    onChange={() =>
                      onWithout(
                        isOut ? without.filter((key) => key !== person.key) : [...without, person.key],
                      )
                    }
                  />
                  <span className="min-w-0 wrap-anywhere">
                    <span className="font-semibold">{person.name === "" ? "(no name)" : person.name}</span>
                    <span className="block text-sm text-soft">{factsOf(person)}</span>
                    {person.problem === null ? null : (
                      <span className="block text-sm text-bad">{person.problem}</span>
                    )}
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

function factsOf({ teamName, place, email, isHeld }: Preview["people"][number]): string {
  return [
    teamName ?? "",
    place === null ? "" : t("{place} place", { place: ordinal(place, LANGUAGE) }),
    email ?? t("no e-mail address: give the certificate on paper"),
    isHeld ? t("already has a certificate") : "",
  ]
    .filter((fact) => fact !== "")
    .join(" · ");
}
