import { Button } from "../../../../shared/ui/button";
import { NoticeBanner } from "../../../../shared/ui/notice-banner";
import { Panel } from "../../../../shared/ui/panel";
import { ExportMyDataDocument } from "../../../../graphql/features/accounts";
import { useFetch } from "../../../../shared/apollo/use-fetch";
import { useAction } from "../../../../shared/hooks/use-action";
import { t } from "@contract/kernel/contract/t";
import { downloadFile } from "../../../../shared/download-file";

/** Offers a copy of the user's own data. */
export function DataPanel() {
  const { download, busy, notice } = useDataDownload();
  return (
    <Panel title="Your data">
      <p className="mb-4 text-soft">
        Download all the data that we have about you. You will get one JSON file.
      </p>
      <NoticeBanner notice={notice} className="mb-4" />
      <Button variant="secondary" wide busy={busy} busyLabel="Preparing..." onClick={() => void download()}>
        Download my data
      </Button>
    </Panel>
  );
}

const FILE = "my-club-data.json";

/** Downloads a file with everything that the site stores about the user. */
function useDataDownload() {
  const fetchMyData = useFetch(ExportMyDataDocument, "no-cache");
  const { busy, notice, run } = useAction();
  const download = () =>
    run(async () => {
      downloadFile(FILE, "application/json", (await fetchMyData()).exportMyData);
      return t("Your data is in the file {FILE}.", { FILE });
    });
  return { download, busy, notice };
}
