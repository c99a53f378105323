import { useLocation } from "react-router-dom";
import { OpenedPass } from "../../features/checkin/components/opened-pass";
import { PageMeta } from "../../shared/ui/page-meta";

/** The page /pass#token, which a pass's QR code opens. */
export function PassPage() {
  const token = useLocation().hash.slice(1);
  return (
    <div className="frame py-8 sm:py-12">
      <PageMeta title="Pass" description="A pass for the check-in desk at an event." unlisted />
      <OpenedPass key={token} token={token} />
    </div>
  );
}
