import { ToolbarButton, useGraphiQL } from "@graphiql/react";
import { useEffect, useState } from "react";
import { copyText } from "../shared/copy-text";
import { linkTo, LONGEST_LINK } from "./link";

/** Milliseconds that the note about the link is shown. */
const SHOWN_MS = 5_000;

function LinkIcon() {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      className="graphiql-toolbar-icon"
      aria-hidden="true"
    >
      <path d="M6.5 9.5a3 3 0 0 0 4.3 0l2.3-2.3a3 3 0 0 0-4.3-4.3L8 3.7M9.5 6.5a3 3 0 0 0-4.3 0L2.9 8.8a3 3 0 0 0 4.3 4.3l.8-.8" />
    </svg>
  );
}

/** Copies a link that opens the playground with the editors' current contents, and shows a note. */
export function CopyLinkButton() {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const operations = useGraphiQL((state) => state.operations);
  const operationName = useGraphiQL((state) => state.operationName);
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => setNotice(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  const copy = async (): Promise<string> => {
    const query = queryEditor?.getValue() ?? "";
    if (query.trim() === "") return "There is no operation to link to.";
    const several = (operations?.length ?? 0) > 1;
    const path = linkTo({
      query,
      variables: variableEditor?.getValue() ?? "",
      operationName: several ? (operationName ?? "") : "",
    });
    const link = location.origin + path;
    if (link.length > LONGEST_LINK)
      return `Not copied: this operation is too long for a link (${String(link.length)} of at most ${String(LONGEST_LINK)} characters). Send its text instead.`;
    try {
      await copyText(link);
      return "Link copied. It holds the operation and its variables; no token, password or code.";
    } catch {
      return "Not copied: the browser does not allow it here.";
    }
  };
  return (
    <>
      <ToolbarButton label="Copy link" onClick={() => void copy().then(setNotice)}>
        <LinkIcon />
      </ToolbarButton>
      <p role="status" className="playground-notice">
        {notice}
      </p>
    </>
  );
}
