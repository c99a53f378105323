import { Link } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";
import { FactsPanel } from "../facts-panel";

const factsFor = (size: number) => [
  `A team has one leader and at most ${size - 1} members, ${size} people in all.`,
  "Whoever creates the team leads it, and types in the members: name and roll number are enough.",
  "Members need no account. If you give their e-mail, they are notified, and see the team once they sign up.",
  "Everyone is in at most one team per event.",
];

/** What one should know before typing in a team. */
export function HowRecordsWork({ size }: { readonly size: number }) {
  return (
    <FactsPanel title="How it works" facts={factsFor(size)}>
      <p className="mt-4 border-t border-rule pt-4">
        Not sure yet who will join?{" "}
        <Link to={paths.addMember} className="link">
          Note down people on this device first
        </Link>
        .
      </p>
    </FactsPanel>
  );
}
