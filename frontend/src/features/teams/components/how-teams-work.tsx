import { Panel } from "../../../shared/ui/panel";

const factsFor = (size: number) => [
  `A team has one leader and at most ${size - 1} members, ${size} people in all.`,
  "Whoever creates the team leads it. You can hand it over later.",
  "Members need an account first: the leader adds them by the e-mail they signed up with.",
  "Everyone is in at most one team per event.",
];

/** What one should know before choosing a name. */
export function HowTeamsWork({ size }: { readonly size: number }) {
  return (
    <Panel title="How teams work">
      <ul className="grid gap-3">
        {factsFor(size).map((fact, index) => (
          <li key={fact} className="flex gap-4">
            <span aria-hidden="true" className="font-mono text-soft">
              {index + 1}
            </span>
            {fact}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
