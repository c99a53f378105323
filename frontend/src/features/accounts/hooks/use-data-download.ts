import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useExportMyDataFetch } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import type { Notice } from "../../../shared/hooks/use-notice";

const FILE = "my-club-data.json";

/** Everything the site holds about the person, saved as a file. */
export function useDataDownload() {
  const fetchMyData = useExportMyDataFetch("no-cache");
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const download = async () => {
    setBusy(true);
    setNotice(null);
    try {
      saveFile((await fetchMyData()).exportMyData);
      setNotice({ tone: "success", text: `Your data is in the file ${FILE}.` });
    } catch (thrown) {
      setNotice({ tone: "error", text: toAppError(thrown, FALLBACKS.generic).message });
    } finally {
      setBusy(false);
    }
  };
  return { download, busy, notice };
}

/** Hands a text to the browser's downloads. */
function saveFile(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = FILE;
  link.click();
  // Some browsers read the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
