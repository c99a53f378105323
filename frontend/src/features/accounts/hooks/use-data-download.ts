import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useExportMyDataFetch } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import type { Notice } from "../../../shared/hooks/use-notice";
import { downloadFile } from "../../../shared/download-file";

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
      downloadFile(FILE, "application/json", (await fetchMyData()).exportMyData);
      setNotice({ tone: "success", text: `Your data is in the file ${FILE}.` });
    } catch (thrown) {
      setNotice({ tone: "error", text: toAppError(thrown, FALLBACKS.generic).message });
    } finally {
      setBusy(false);
    }
  };
  return { download, busy, notice };
}
