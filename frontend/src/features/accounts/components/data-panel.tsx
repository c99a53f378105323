import { Button } from "../../../shared/ui/button";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { Panel } from "../../../shared/ui/panel";
import { useDataDownload } from "../hooks/use-data-download";

/** A copy of one's own data. */
export function DataPanel() {
  const { download, busy, notice } = useDataDownload();
  return (
    <Panel title="Your data">
      <p className="mb-4 text-soft">
        Everything the site holds about you, in one JSON file that people and programs can read.
      </p>
      <NoticeBanner notice={notice} className="mb-4" />
      <Button variant="secondary" wide busy={busy} busyLabel="Preparing..." onClick={() => void download()}>
        Download my data
      </Button>
    </Panel>
  );
}
