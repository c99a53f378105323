import { Panel } from "../../shared/ui/panel";

/** The schedule, one step a line: "when: what", or only what. */
export function EventSchedule({ schedule }: { readonly schedule: string }) {
  const steps = schedule.split("\n").filter((line) => line.trim() !== "");
  return (
    <Panel title="Schedule">
      <ol className="-my-2 divide-y divide-rule">
        {steps.map((line) => {
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
