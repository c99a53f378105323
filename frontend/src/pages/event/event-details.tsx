import { EventSection } from "./event-section";

const linesOf = (text: string): readonly string[] => text.split("\n").filter((line) => line.trim() !== "");

interface StepsProps {
  readonly title: string;
  /** One step per line: "when: what", or only "what". */
  readonly lines: string;
  readonly folded?: boolean;
}

/** Shows an ordered list: the schedule, the syllabus or the prizes. */
export function Steps({ title, lines, folded = false }: StepsProps) {
  return (
    <EventSection title={title} folded={folded}>
      <ol className="-my-3 divide-y divide-rule">
        {linesOf(lines).map((line) => {
          const [, when, what] = /^(.+?): (.+)$/.exec(line) ?? [line, null, line];
          return (
            <li key={line} className="py-3">
              {when == null ? null : (
                <span className="block font-mono text-sm font-bold text-accent">{when}</span>
              )}
              <span className="font-semibold first-letter:uppercase inline-block">{what}</span>
            </li>
          );
        })}
      </ol>
    </EventSection>
  );
}

/** Shows the rules, one per line of the text. */
export function EventRules({ rules }: { readonly rules: string }) {
  return (
    <EventSection title="Rules" folded>
      <ul className="grid list-disc gap-2 pl-5">
        {linesOf(rules).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </EventSection>
  );
}

/**
 * Shows questions and answers. In the text, each answer is on the lines below its question, and an empty line separates
 * the pairs.
 */
export function EventQuestions({ faq }: { readonly faq: string }) {
  return (
    <EventSection title="Questions and answers" folded>
      <dl className="-my-3 divide-y divide-rule">
        {faq
          .split(/\n\s*\n/)
          .map(linesOf)
          .filter((lines) => lines.length > 0)
          .map(([question, ...answer]) => (
            <div key={question} className="py-3">
              <dt className="font-semibold">{question}</dt>
              <dd className="mt-1 whitespace-pre-line text-soft">{answer.join("\n")}</dd>
            </div>
          ))}
      </dl>
    </EventSection>
  );
}

/** Shows the contact for questions. A mail or https address becomes a link. */
export function EventContact({ contact }: { readonly contact: string }) {
  const href = hrefOf(contact);
  return (
    <EventSection title="Contact" folded>
      {href === null ? (
        contact
      ) : (
        <a
          href={href}
          rel="noopener noreferrer"
          className="link inline-flex min-h-11 items-center wrap-anywhere"
        >
          {contact}
        </a>
      )}
    </EventSection>
  );
}

function hrefOf(contact: string): string | null {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact)) return `mailto:${contact}`;
  // Addresses with a login before the host are rejected, because readers would mistake the login for the host.
  return /^https:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/.test(contact) ? contact : null;
}
