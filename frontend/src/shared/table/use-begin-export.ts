import type { ExportKind } from "../../graphql/schema-types";
import { useBeginExportMutation } from "../../graphql/shared/table";

/** Tells the server that a whole list is about to be saved: it asks who it is, and writes it down. */
export function useBeginExport(kind: ExportKind): (rowCount: number) => Promise<unknown> {
  const [begin] = useBeginExportMutation();
  return (rowCount) => begin({ variables: { input: { kind, rowCount } } });
}
