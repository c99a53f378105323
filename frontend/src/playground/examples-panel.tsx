import { useGraphiQL, useGraphiQLActions, type GraphiQLPlugin } from "@graphiql/react";
import { Kind, parse } from "graphql";
import { AccessFields } from "./access-fields";
import { type Example, EXAMPLES } from "./examples";
import { dropAnswers } from "./fetcher";
import { fillIn } from "./session-ids";

/**
 * Returns whether the panel, the editors and the reply fit side by side. On narrower pages, playground.css stacks them.
 */
export function isRoomy(): boolean {
  return matchMedia("(min-width: 800px)").matches;
}

/** Returns a function that opens an example and its variables in a new tab, or null until all editors have loaded. */
function useOpenExample(): ((example: Example) => Promise<void>) | null {
  const actions = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  // Without a response editor, GraphiQL ignores a click on "Execute".
  const responseEditor = useGraphiQL((state) => state.responseEditor);
  if (!queryEditor || !variableEditor || !responseEditor) return null;
  const put = ({ document, variables }: Example) => {
    queryEditor.setValue(document);
    variableEditor.setValue(textOf(variables));
    // Parses the text now. GraphiQL parses it only later, and until then "Execute" would offer the previous operations.
    const documentAST = parse(document);
    const operations = documentAST.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
    const operationName = operations[0]?.name?.value;
    actions.setOperationFacts({ documentAST, operations, ...(operationName ? { operationName } : {}) });
  };
  return async (example) => {
    // An operation that is running in the previous tab must not reply in the new tab.
    actions.stop();
    dropAnswers();
    actions.addTab();
    // Shows the text immediately, so that "Execute" never runs the previous text. Fills in the session's values as soon
    // as they have loaded.
    put(example);
    // Closes the panel, because on a narrow page it covers the editors.
    if (!isRoomy()) actions.setVisiblePlugin(null);
    const filled = await fillIn(example);
    const isUntouched =
      queryEditor.getValue() === example.document && variableEditor.getValue() === textOf(example.variables);
    if (filled !== example && isUntouched) put(filled);
  };
}

function textOf(variables: Example["variables"]): string {
  return variables ? JSON.stringify(variables, null, 2) : "";
}

function ExamplesPanel() {
  const open = useOpenExample();
  return (
    <div className="playground-examples">
      <AccessFields />
      <h2>Examples</h2>
      {EXAMPLES.map(({ role, title, examples }) => (
        <section key={role} aria-labelledby={`examples-${role}`}>
          <h3 id={`examples-${role}`}>{title}</h3>
          <ul>
            {examples.map((example) => (
              <li key={example.title}>
                <button type="button" disabled={open === null} onClick={() => void open?.(example)}>
                  {example.title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ExamplesIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M4 5h16M4 12h10M4 19h7M17 12l4 3.5-4 3.5z" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** The plugin that shows the examples in the panel on the left. */
export const EXAMPLES_PLUGIN: GraphiQLPlugin = {
  title: "Examples",
  icon: ExamplesIcon,
  content: ExamplesPanel,
};
