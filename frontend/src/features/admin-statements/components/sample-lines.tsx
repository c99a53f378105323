import type { Inspection } from "../hooks/use-statement";

/** The first lines of a statement under their headings. */
export function SampleLines({ columns }: { readonly columns: Inspection["columns"] }) {
  const lines = columns[0]?.samples.map((_sample, line) => line) ?? [];
  return (
    <div
      role="region"
      aria-label="First lines of the file"
      // Whoever has no mouse scrolls it with the arrow keys.
      tabIndex={0}
      className="overflow-x-auto border-y-2 border-ink"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">First lines of the file</caption>
        <thead>
          <tr>
            {columns.map(({ index, heading }) => (
              <th key={index} scope="col" className="px-3 py-2 text-left align-bottom whitespace-nowrap">
                {heading === "" ? `Column ${String(index + 1)}` : heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line} className="border-t border-rule">
              {columns.map(({ index, samples }) => (
                <td key={index} className="max-w-64 px-3 py-2 align-top font-mono wrap-anywhere">
                  {samples[line]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
