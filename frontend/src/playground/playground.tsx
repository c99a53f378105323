import { GraphiQL, HISTORY_PLUGIN } from "graphiql";
import { EXAMPLES_PLUGIN } from "./examples-panel";
import { fetcher } from "./fetcher";
import { usePlaygroundSchema } from "./schema";

const WELCOME = `# Write an operation, or open an example (left).
# Whose token goes along is chosen there, too.
# Ctrl-Space completes, Ctrl-Enter runs.

query Events {
  events {
    id
    title
    state
  }
}
`;

/** Beside a narrower page the open panel would leave no room for the editors; there it starts closed. */
const ROOMY = "(min-width: 800px)";
const PLUGINS = [EXAMPLES_PLUGIN, HISTORY_PLUGIN];

/** GraphiQL with our examples and our token. What was typed lives as long as the browser's tab, headers not even that. */
export function Playground() {
  const schema = usePlaygroundSchema();
  return (
    <GraphiQL
      fetcher={fetcher}
      schema={schema ?? null}
      storage={sessionStorage}
      plugins={PLUGINS}
      visiblePlugin={matchMedia(ROOMY).matches ? EXAMPLES_PLUGIN : undefined}
      defaultQuery={WELCOME}
      defaultEditorToolsVisibility="variables"
      shouldPersistHeaders={false}
      showPersistHeadersSettings={false}
    >
      <GraphiQL.Logo>
        <a href="/" className="playground-home">
          Coding Club
        </a>
      </GraphiQL.Logo>
    </GraphiQL>
  );
}
