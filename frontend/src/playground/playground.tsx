import { GraphiQL, HISTORY_PLUGIN } from "graphiql";
import { useState } from "react";
import { AccessLine } from "./access-line";
import { CopyLinkButton } from "./copy-link";
import { EditorSetup } from "./editor-setup";
import { EXAMPLES_PLUGIN, isRoomy } from "./examples-panel";
import { fetcher } from "./fetcher";
import { readLink, type LinkedOperation } from "./link";
import { usePlaygroundSchema } from "./schema";

const WELCOME = `# Write an operation, or open an
# example in the panel, where you
# choose whose token goes along.
# Ctrl-Space completes,
# Ctrl-Enter runs.

query Events {
  events {
    id
    title
    state
  }
}
`;

const PLUGINS = [EXAMPLES_PLUGIN, HISTORY_PLUGIN];

/**
 * Shows GraphiQL with the product's examples and the chosen token. Starts with the operation in the URL, if any. Text
 * that the user types is kept for this browser tab, except for the headers.
 */
export function Playground() {
  const schema = usePlaygroundSchema();
  const [linked] = useState(takeLink);
  return (
    <GraphiQL
      fetcher={fetcher}
      schema={schema ?? null}
      storage={sessionStorage}
      plugins={PLUGINS}
      // In a narrow window the open panel would leave no room for the editors, so it starts closed.
      visiblePlugin={isRoomy() ? EXAMPLES_PLUGIN : undefined}
      defaultQuery={WELCOME}
      {...(linked ? { initialQuery: linked.query, initialVariables: linked.variables } : {})}
      defaultEditorToolsVisibility="variables"
      shouldPersistHeaders={false}
      showPersistHeadersSettings={false}
    >
      <GraphiQL.Logo>
        <nav aria-label="Site" className="playground-links">
          <a href="/">Coding Club</a>
          <a href="/api/docs">REST API</a>
        </nav>
      </GraphiQL.Logo>
      <GraphiQL.Toolbar>
        {({ prettify, merge, copy }) => (
          <>
            {prettify}
            {merge}
            {copy}
            <CopyLinkButton />
          </>
        )}
      </GraphiQL.Toolbar>
      <GraphiQL.Footer>
        <AccessLine linked={linked?.query ?? null} />
      </GraphiQL.Footer>
      <EditorSetup operationName={linked?.operationName ?? ""} />
    </GraphiQL>
  );
}

/**
 * Returns the operation in the URL and removes it from the URL. After a reload the editors then show what the user has
 * edited.
 */
function takeLink(): LinkedOperation | null {
  const linked = readLink(location.search);
  if (linked) history.replaceState(null, "", location.pathname);
  return linked;
}
