import { useState } from "react";
import { useMay } from "../../../shared/session/may";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { NoteCashModal } from "./note-cash-modal";

/**
 * A button to record cash, for helpers who may do so. Recording cash needs the network, because the server numbers the
 * slips.
 */
export function DeskCash({ eventSlug }: { readonly eventSlug: string | null }) {
  const may = useMay();
  const [isNoting, setNoting] = useState(false);
  const [noted, setNoted] = useState<string | null>(null);
  if (!may("noteCash")) return null;
  return (
    <div className="grid justify-items-start gap-3">
      {noted === null ? null : <Banner tone="success">{noted}</Banner>}
      <Button variant="secondary" onClick={() => setNoting(true)}>
        Record cash...
      </Button>
      {isNoting ? (
        <NoteCashModal
          eventSlug={eventSlug}
          onClose={() => setNoting(false)}
          onDone={(text) => {
            setNoting(false);
            setNoted(text);
          }}
        />
      ) : null}
    </div>
  );
}
