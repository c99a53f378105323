import { ROAD_STEPS_ID } from "./road-steps-id";

const STEPS = [
  { title: "Sign up", text: "With your e-mail; a six-digit code proves that it is yours." },
  { title: "Create your team", text: "One of you names the team and becomes its leader." },
  {
    title: "Add your members",
    text: "Up to two, by the e-mail of their accounts. Each person plays in one team.",
  },
  { title: "Set your Codeforces handles", text: "Each member sets their own; the leader can set them all." },
  {
    title: "Compete",
    text: "Registration is free. A team that qualifies for Round 2 pays the fee by bank transfer.",
  },
];

/** The steps from here to the contest, as a ranked list. */
export function RoadSteps() {
  return (
    <ol id={ROAD_STEPS_ID}>
      {STEPS.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2.5rem_1fr] gap-x-4 border-b border-rule py-4 sm:grid-cols-[4rem_18rem_1fr] sm:items-baseline"
        >
          <span aria-hidden="true" className="font-mono text-xl font-bold text-accent">
            {index + 1}
          </span>
          <h3 className="text-lg">{title}</h3>
          <p className="col-start-2 text-soft sm:col-start-3">{text}</p>
        </li>
      ))}
    </ol>
  );
}
