import type { ReactNode } from "react";
import { Panel } from "../../../shared/ui/panel";

interface FactsPanelProps {
  readonly title: string;
  readonly facts: readonly string[];
  /** Content below the facts. */
  readonly children?: ReactNode;
}

/** Numbered facts that the user should read first. */
export function FactsPanel({ title, facts, children }: FactsPanelProps) {
  return (
    <Panel title={title}>
      <ul className="grid gap-3">
        {facts.map((fact, index) => (
          <li key={fact} className="flex gap-4">
            <span aria-hidden="true" className="font-mono text-soft">
              {index + 1}
            </span>
            {fact}
          </li>
        ))}
      </ul>
      {children}
    </Panel>
  );
}
