import { Tabs } from "../../../shared/ui/tabs";
import { FailedMails } from "./failed-mails";
import { SentMailing } from "./sent-mailing";
import { SentMailings } from "./sent-mailings";
import { WriteMail } from "./write-mail";
import { useAddress } from "../../../shared/hooks/use-address";

type View = "write" | "sent" | "failed";

/** The tab "Mail": writing to teams, what was sent before, and what failed. What is open stands in the address. */
export function MailSection() {
  const { params, goOn } = useAddress();
  const opened = params.get("mailing");
  const view = viewOf(params.get("view"), opened);
  const go = (next: View, mailing: string | null = null) =>
    goOn(["tab"], { view: next === "write" ? null : next, mailing });
  return (
    <Tabs<View>
      label="Mail"
      value={view}
      onChange={(next) => go(next)}
      items={[
        { value: "write", label: "Write", content: <WriteMail onSent={(id) => go("sent", id)} /> },
        {
          value: "sent",
          label: "Earlier mails",
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
  );
}

function viewOf(asked: string | null, opened: string | null): View {
  if (opened !== null || asked === "sent") return "sent";
  return asked === "failed" ? "failed" : "write";
}
