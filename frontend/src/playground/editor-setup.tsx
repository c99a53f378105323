import { useGraphiQL, useGraphiQLActions } from "@graphiql/react";
import { useEffect, useRef } from "react";

interface EditorSetupProps {
  /** The name of the operation that a link chooses, "" for none. */
  readonly operationName: string;
}

/** Wraps long lines in the editors, and chooses the operation that a link names. */
export function EditorSetup({ operationName }: EditorSetupProps) {
  const actions = useGraphiQLActions();
  const operations = useGraphiQL((state) => state.operations);
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const responseEditor = useGraphiQL((state) => state.responseEditor);
  useEffect(() => {
    for (const editor of [queryEditor, variableEditor, responseEditor])
      editor?.updateOptions({ wordWrap: "on", wrappingIndent: "same" });
  }, [queryEditor, variableEditor, responseEditor]);

  const chosen = useRef(operationName === "");
  useEffect(() => {
    const operation = operations?.find(({ name }) => name?.value === operationName);
    const start = queryEditor?.getModel()?.getPositionAt(operation?.loc?.start ?? 0);
    if (chosen.current || !operation || !start) return;
    chosen.current = true;
    actions.setOperationName(operationName);
    // Moves the cursor, because Ctrl-Enter runs the operation at the cursor.
    queryEditor?.setPosition(start);
    queryEditor?.revealPosition(start);
  }, [operations, operationName, actions, queryEditor]);
  return null;
}
