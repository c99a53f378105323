import { useState } from "react";
import { useNotice } from "../../../shared/hooks/use-notice";

/**
 * What was just done with a statement. It stands on the list and over the statement it is about, never over another one:
 * opening another takes it away.
 */
export function useStatementNotice(openId: string | null) {
  const { notice, show, clear } = useNotice();
  const [about, setAbout] = useState<string | null>(null);
  const [seen, setSeen] = useState(openId);
  const isElsewhere = openId !== null && openId !== about;
  if (openId !== seen) {
    setSeen(openId);
    if (isElsewhere) clear();
  }
  return {
    // An answer that comes once another one is open waits on the list.
    notice: isElsewhere ? null : notice,
    showNotice: (text: string, batchId: string) => {
      setAbout(batchId);
      show("success", text, { stay: true });
    },
    clear,
  };
}
