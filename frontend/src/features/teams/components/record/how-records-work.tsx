import { Link } from "react-router-dom";
import { paths } from "../../../../shared/paths";
import { Panel } from "../../../../shared/ui/panel";

const factsFor = (size: number) => [
  `A team has one leader and at most ${size - 1} members, ${size} people in all.`,
  "Whoever creates the team leads it, and types in the members: name and roll number are enough.",
  "Members need no account. With their e-mail they are told, and see the team once they sign up.",
  "Everyone is in at most one team per event.",
];

/** What one should know before typing in a team. */
export function HowRecordsWork({ size }: { readonly size: number }) {
  return (
    <Panel title="How it works">
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
      <p className="mt-4 border-t border-rule pt-4">
        Not sure yet who joins?{" "}
        <Link to={paths.addMember} className="link">
          Note people on this device first
        </Link>
        .
      </p>
    </Panel>
  );
}
