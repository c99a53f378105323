import { useState } from "react";
import { dayText } from "@contract/kernel/contract/india-time";
import { sessionName } from "@contract/modules/checkin/contract/session-day";
import { CheckInListDocument, type CheckInListQuery } from "../../../graphql/features/admin-checkin";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { formatDateTime } from "../../../shared/format/date-time";
import { useAction } from "../../../shared/hooks/use-action";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { Panel } from "../../../shared/ui/panel";
import { REFUSALS } from "../refusals";
import { t } from "@contract/kernel/contract/t";

type List = CheckInListQuery["checkInList"] & { readonly madeAt: string };

/**
 * Shows a printable list of all people of an event, by team, with boxes to tick, to replace the desk in an emergency.
 */
export function PrintedList({ eventSlug }: { readonly eventSlug: string | null }) {
  const fetchList = useFetch(CheckInListDocument, "no-cache");
  const [list, setList] = useState<List | null>(null);
  const { busy, problem, run } = useAction();
  const onMake = () =>
    run(async () => {
      const { checkInList } = await fetchList({ eventSlug });
      setList({ ...checkInList, madeAt: new Date().toISOString() });
    });
  return (
    <Panel title="Paper list" layout="grid gap-4">
      <p className="max-w-prose text-soft">
        Print the list the evening before, in case phones or the network fail. Collect the sheets afterwards,
        because they contain names.
      </p>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={busy} busyLabel="Creating..." onClick={() => void onMake()}>
          {list === null ? "Make the list" : "Make the list again"}
        </Button>
        {list === null ? null : (
          <Button variant="secondary" onClick={() => print()}>
            Print
          </Button>
        )}
      </div>
      {list === null ? null : <Sheet list={list} />}
    </Panel>
  );
}

function Sheet({ list: { desk, people, checkIns, madeAt } }: { readonly list: List }) {
  const isIn = new Set(checkIns.map(({ memberId, sessionId }) => `${memberId ?? ""} ${sessionId}`));
  return (
    <div
      className="print-alone max-h-96 overflow-auto border border-rule p-3 print:max-h-none print:border-0"
      tabIndex={0}
      role="region"
      aria-label="Printable list"
    >
      <table className="w-full min-w-140 text-left text-sm">
        <caption className="pb-2 text-left font-semibold">
          {/*
           * If the table is wider than the screen, the caption stays visible and is no wider than the visible part.
           */}
          <span className="sticky left-0 inline-block max-w-[70vw] print:max-w-none">
            {desk.eventTitle}, as of {formatDateTime(madeAt)}
          </span>
        </caption>
        <thead>
          <tr className="border-b border-rule">
            <th scope="col" className="p-1">
              Team
            </th>
            <th scope="col" className="p-1">
              Name
            </th>
            <th scope="col" className="p-1">
              Handle
            </th>
            <th scope="col" className="p-1">
              May enter
            </th>
            {desk.sessions.map((session) => (
              <th key={session.id} scope="col" className="p-1">
                {sessionName(session)}, {dayText(session.day, "short")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name, teamName, handle, refusal, college, universityRollNo: roll }) => (
            <tr key={id} className="break-inside-avoid border-b border-rule align-top">
              <td className="p-1">{teamName}</td>
              <td className="p-1">{[name, college, roll].filter(Boolean).join(", ")}</td>
              <td className="p-1 font-mono">{handle}</td>
              <td className="p-1">
                {refusal === null ? t("yes") : `No: ${REFUSALS[refusal].word.toLowerCase()}`}
              </td>
              {desk.sessions.map((session) => (
                <td key={session.id} className="p-1 font-mono">
                  {isIn.has(`${id} ${session.id}`) ? "[x]" : "[ ]"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
