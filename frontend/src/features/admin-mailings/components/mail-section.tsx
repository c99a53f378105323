import { useState } from "react";
import { useFocusWhenLost } from "../../../shared/hooks/use-focus-when-lost";
import { Tabs } from "../../../shared/ui/tabs";
import { FailedMails } from "./failed-mails";
import { valuesOf } from "../mail-values";
import { type Scheduled, ScheduledMailings } from "./scheduled-mailings";
import { SentMailing } from "./sent-mailing";
import { SentMailings } from "./sent-mailings";
import { WriteMail } from "./write-mail";
import { useAddress } from "../../../shared/hooks/use-address";

type View = "write" | "scheduled" | "sent" | "failed";

/**
 * The tab "Mail": writing to teams, and the scheduled, earlier and failed mails. The page's address says which part is
 * open.
 */
export function MailSection() {
  const { params, goOn } = useAddress();
  const opened = params.get("mailing");
  const [changed, setChanged] = useState<Scheduled | null>(null);
  const [isNew, setIsNew] = useState(false);
  const view = viewOf(params.get("view"), opened);
  const containerRef = useFocusWhenLost(`${view} ${opened ?? ""}`);
  const go = (next: View, mailing: string | null = null) =>
    goOn(["tab"], { view: next === "write" ? null : next, mailing });
  return (
    <div ref={containerRef} tabIndex={-1}>
      <Tabs<View>
        label="Mail"
        oneLine
        value={view}
        onChange={(next) => {
          setIsNew(false);
          go(next);
        }}
        items={[
          {
            value: "write",
            label: "Write",
            content: (
              <WriteMail
                key={changed?.id}
                scheduled={changed === null ? null : valuesOf(changed)}
                onSent={(id) => {
                  setChanged(null);
                  go("sent", id);
                }}
                onScheduled={() => {
                  setChanged(null);
                  setIsNew(true);
                  go("scheduled");
                }}
              />
            ),
          },
          {
            value: "scheduled",
            label: "Scheduled",
            content: (
              <ScheduledMailings
                isNew={isNew}
                onChange={(mailing) => {
                  setChanged(mailing);
                  setIsNew(false);
                  go("write");
                }}
              />
            ),
          },
          {
            value: "sent",
            label: "Sent",
            content:
              opened === null ? (
                <SentMailings onOpen={(id) => go("sent", id)} />
              ) : (
                <SentMailing key={opened} id={opened} onClose={() => go("sent")} />
              ),
          },
          { value: "failed", label: "Failed", content: <FailedMails /> },
        ]}
      />
    </div>
  );
}

function viewOf(requestedView: string | null, opened: string | null): View {
  if (opened !== null || requestedView === "sent") return "sent";
  return requestedView === "failed" || requestedView === "scheduled" ? requestedView : "write";
}
