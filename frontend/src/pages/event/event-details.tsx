import { Panel } from "../../shared/ui/panel";

const linesOf = (text: string): readonly string[] => text.split("\n").filter((line) => line.trim() !== "");

interface StepsProps {
  readonly title: string;
  /** One step a line: "when: what", or only what. */
  readonly lines: string;
}

/** What comes one after the other: the schedule, the syllabus, the prizes. */
export function Steps({ title, lines }: StepsProps) {
  return (
    <Panel title={title}>
      <ol className="-my-2 divide-y divide-rule">
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
    </Panel>
  );
}

/** The rules, one a line. */
export function EventRules({ rules }: { readonly rules: string }) {
  return (
    <Panel title="Rules">
      <ul className="grid list-disc gap-2 pl-5">
        {linesOf(rules).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Panel>
  );
}

/** Questions and answers: a question's line, below it the answer's; an empty line ends them. */
export function EventQuestions({ faq }: { readonly faq: string }) {
  return (
    <Panel title="Questions and answers">
      <dl className="-my-2 divide-y divide-rule">
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
    </Panel>
  );
}

/** Who answers questions; an e-mail address and an https address are links. */
export function EventContact({ contact }: { readonly contact: string }) {
  const href = hrefOf(contact);
  return (
    <Panel title="Contact">
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
    </Panel>
  );
}

function hrefOf(contact: string): string | null {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact)) return `mailto:${contact}`;
  // Without a login before the host, which readers would take for the host.
  return /^https:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/.test(contact) ? contact : null;
}
