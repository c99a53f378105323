import { FactsPanel } from "./facts-panel";

const factsFor = (size: number) => [
  `A team has one leader and at most ${size - 1} members, ${size} people in all.`,
  "Whoever creates the team leads it. You can hand it over later.",
  "Members need an account first: the leader adds them by the e-mail they signed up with.",
  "Everyone is in at most one team per event.",
];

/** What one should know before choosing a name. */
export function HowTeamsWork({ size }: { readonly size: number }) {
  return <FactsPanel title="How teams work" facts={factsFor(size)} />;
}
