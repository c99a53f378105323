import { useId, useState, type ReactNode } from "react";
import { Button } from "../../../shared/ui/button";
import { Panel } from "../../../shared/ui/panel";
import { LOCALE } from "../../../shared/language";

interface FigurePanelProps {
  readonly title: string;
  /** The heading of the table's first column. */
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | string)[] }[];
  /** The chart. */
  readonly children: ReactNode;
}

/** Shows a chart that can be switched to a table. */
export function FigurePanel({ title, heading, columns, rows, children }: FigurePanelProps) {
  const [isTable, setTable] = useState(false);
  const id = useId();
  return (
    <Panel
      title={title}
      aside={
        <div className="-mx-3">
          <Button variant="quiet" aria-controls={id} onClick={() => setTable(!isTable)}>
            {isTable ? "Show as chart" : "Show as table"}
            <span className="sr-only">: {title}</span>
          </Button>
        </div>
      }
    >
      <div id={id}>
        {isTable ? (
          // Scrollable with the keyboard, for people without a mouse.
          <div role="region" aria-label={title} tabIndex={0} className="max-h-96 overflow-auto">
            <table className="w-full border-collapse text-sm">
              <caption className="sr-only">{title}</caption>
              <thead>
                <tr className="border-b-2 border-ink">
                  <th scope="col" className="sticky top-0 bg-surface py-2 pr-3 text-left">
                    {heading}
                  </th>
                  {columns.map((column) => (
                    <th key={column} scope="col" className="sticky top-0 bg-surface py-2 pl-3 text-right">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, values }) => (
                  <tr key={name} className="border-b border-rule">
                    <th scope="row" className="py-2 pr-3 text-left font-normal">
                      {name}
                    </th>
                    {columns.map((column, index) => (
                      <td key={column} className="py-2 pl-3 text-right font-mono">
                        {shown(values[index])}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : (
          children
        )}
      </div>
    </Panel>
  );
}

function shown(value: number | string | undefined): string {
  return typeof value === "number" ? value.toLocaleString(LOCALE) : (value ?? "");
}
