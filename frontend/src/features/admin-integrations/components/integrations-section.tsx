import { useAddress } from "../../../shared/hooks/use-address";
import { useMay } from "../../../shared/session/may";
import { FeedsPanel } from "./feeds-panel";
import { WebhookLog } from "./webhook-log";
import { WebhooksPanel } from "./webhooks-panel";

/** The tab "Integrations": webhooks for other programs, and feeds for spreadsheets. */
export function IntegrationsSection() {
  const may = useMay();
  const { params, put } = useAddress();
  const open = params.get("webhook");
  if (open !== null && may("webhookDeliveries"))
    return <WebhookLog key={open} id={open} onClose={() => put("webhook", null, { replace: false })} />;
  return (
    <div className="arrives-whole grid grid-cols-[minmax(0,1fr)] gap-6">
      <FeedsPanel />
      {may("webhooks") ? <WebhooksPanel onLog={(id) => put("webhook", id, { replace: false })} /> : null}
    </div>
  );
}
