import { useRef, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { dayText } from "@contract/kernel/contract/india-time";
import { isOn, sessionName } from "@contract/modules/checkin/contract/session-day";
import { toAppError } from "../../../shared/errors/app-error";
import { formatDateTime } from "../../../shared/format/date-time";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { SelectField } from "../../../shared/ui/select-field";
import { Spinner } from "../../../shared/ui/spinner";
import { FIND_ID, FindPerson } from "./find-person";
import { countOf, type DeskList, type DeskPerson, hashOf, tokenIn, type Verdict } from "./judge";
import { RecentCheckIns } from "./recent";
import { Scanner } from "./scanner";
import { sound } from "./sound";
import { type Entry, useDesk } from "./use-desk";
import { WalkInCount } from "../components/session-counts";
import { REFUSALS } from "../refusals";
import { Answer, VerdictPanel } from "./verdict-panel";
import { DeskCash } from "./desk-cash";
import { WalkInModal } from "./walk-in-modal";

interface LateNewsProps {
  readonly late: readonly Verdict[];
  readonly onDismiss: () => void;
}

/**
 * Shows check-ins that were sent late and do not count, because another helper checked the person in first or the rules
 * had changed. Also shows refusals that arrived after the next person's verdict.
 */
function LateNews({ late, onDismiss }: LateNewsProps) {
  if (late.length === 0) return null;
  return (
    <Banner tone="info" onDismiss={onDismiss}>
      These check-ins from this phone were not counted:
      {late.map(({ id, personName, outcome, since, byName }) => (
        <span key={id} className="block">
          {personName ?? "Someone"}: {REFUSALS[outcome].word.toLowerCase()}
          {since === null
            ? ""
            : ` since ${formatDateTime(since)}, checked in by ${byName ?? "a helper on another phone"}`}
        </span>
      ))}
    </Banner>
  );
}

/**
 * Milliseconds for which a code must be out of the picture before it is read again. Otherwise a code that stays in
 * front of the camera would be read many times.
 */
const SAME_CODE_MS = 4_000;

export function DeskScreen({
  userId,
  eventSlug,
}: {
  readonly userId: string;
  readonly eventSlug: string | null;
}) {
  const desk = useDesk(userId, eventSlug);
  const { list, problem } = desk;
  if (list === null)
    return problem === null ? (
      <Spinner label="Loading the list..." />
    ) : (
      <div className="grid justify-items-start gap-4">
        <Banner tone="error">{problem}</Banner>
        <Button variant="secondary" onClick={desk.reload}>
          Try again
        </Button>
      </div>
    );
  return <OpenDesk desk={desk} list={list} eventSlug={eventSlug} />;
}

type Checked = Entry & { readonly token: string | null };

interface OpenDeskProps {
  readonly desk: ReturnType<typeof useDesk>;
  readonly list: DeskList;
  readonly eventSlug: string | null;
}

function OpenDesk({ desk, list, eventSlug }: OpenDeskProps) {
  const { sessions } = list.desk;
  const [chosen, setChosen] = useState<string | null>(null);
  const session =
    sessions.find(({ id }) => id === chosen) ?? sessions.find((one) => isOn(one, new Date())) ?? sessions[0];
  const sessionId = session?.id ?? "";
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [failure, setFailure] = useState<{ readonly text: string; readonly at: number } | null>(null);
  const [isMuted, setMuted] = useState(false);
  const [walkIn, setWalkIn] = useState<{ readonly person: DeskPerson | null } | null>(null);
  const last = useRef({ text: "", at: 0 });
  const turns = useRef({ begun: 0, shown: 0 });
  /** The people whose check-ins are being sent. */
  const beingSent = useRef(new Set<string>());
  const [overtaken, setOvertaken] = useState<readonly Verdict[]>([]);

  /** Returns a function that returns false if the outcome of a later check-in is already shown. */
  const begin = () => {
    const own = ++turns.current.begun;
    return () => {
      const isLatest = own >= turns.current.shown;
      if (isLatest) turns.current.shown = own;
      return isLatest;
    };
  };
  const checkIn = async (entry: Checked, person: DeskPerson | null, isLatest = begin()) => {
    const heard = await desk.checkIn(sessionId, entry, person);
    if (!isMuted) sound(REFUSALS[heard.outcome].tone);
    if (isLatest()) {
      setVerdict(heard);
      setFailure(null);
    } else if (heard.outcome !== "IN")
      // A refusal must not be missed, although the next person's verdict stays.
      setOvertaken((before) => [...before, heard]);
  };
  const onEntry = async (entry: Checked, person: DeskPerson | null) => {
    const id = entry.memberId ?? "";
    // A second press while the first is being sent would show "Already in" for a person who has just come in.
    if (beingSent.current.has(id)) return;
    if (id !== "") beingSent.current.add(id);
    const isLatest = begin();
    try {
      await checkIn(entry, person, isLatest);
    } catch (thrown) {
      if (!isMuted) sound("bad");
      if (!isLatest()) return;
      // Clears the previous person's verdict, which does not apply to this person.
      setVerdict(null);
      setFailure({ text: toAppError(thrown, FALLBACKS.generic).message, at: Date.now() });
    } finally {
      beingSent.current.delete(id);
    }
  };
  const onCode = async (text: string) => {
    const now = Date.now();
    const isSame = text === last.current.text && now - last.current.at < SAME_CODE_MS;
    last.current = { text, at: now };
    if (isSame) return;
    const token = tokenIn(text);
    const hash = token === null ? null : await hashOf(token);
    const person = list.people.find(({ passHash }) => passHash === hash) ?? null;
    const unnamed = { memberId: person?.id ?? null, name: null, note: null };
    await onEntry({ method: "SCAN", token: token ?? "unreadable", ...unnamed }, person);
  };
  const onChoose = (person: DeskPerson) =>
    onEntry({ method: "NAME", token: null, memberId: person.id, name: null, note: null }, person);

  const isIn = (person: DeskPerson) =>
    [...list.checkIns, ...desk.waiting].some(
      (one) => one.memberId === person.id && one.sessionId === sessionId,
    );
  const { inside, expected, walkIns } = countOf(list, desk.waiting, sessionId);
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
      <div className="grid gap-4">
        <SelectField
          name="session"
          label="Session"
          value={sessionId}
          onChange={setChosen}
          options={sessions.map((one) => ({
            value: one.id,
            label: `${sessionName(one)}, ${dayText(one.day, "short")}`,
          }))}
        />
        <div aria-live="polite" className="flex flex-wrap items-center justify-between gap-2">
          <p>
            <span className="font-mono text-2xl font-semibold">{inside}</span> checked in
            {walkIns === 0 ? "" : " "}
            <WalkInCount n={walkIns} />, {expected} expected
          </p>
          <p className={desk.isOnline ? "text-soft" : "font-semibold text-pending"}>
            {desk.isOnline ? "Online" : "No network. This phone uses its saved list."}
            {desk.waiting.length === 0
              ? ""
              : ` · Check-ins waiting to be sent: ${String(desk.waiting.length)}`}
          </p>
        </div>
        {failure === null ? (
          <VerdictPanel
            key={verdict?.id}
            verdict={verdict}
            isUnsent={desk.waiting.some(({ id }) => id === verdict?.id)}
          />
        ) : (
          <Answer key={failure.at} tone="bad" word="Not checked in">
            {failure.text}
          </Answer>
        )}
        <LateNews
          late={[...overtaken, ...desk.late]}
          onDismiss={() => {
            setOvertaken([]);
            desk.dismissLate();
          }}
        />
        <Scanner
          onCode={(text) => void onCode(text)}
          onFind={() => document.getElementById(FIND_ID)?.focus()}
          isMuted={isMuted}
          onMute={setMuted}
        />
      </div>
      <div className="grid gap-5">
        <FindPerson
          people={list.people}
          isIn={isIn}
          onChoose={(person) => void onChoose(person)}
          onWalkIn={(person) => setWalkIn({ person })}
        />
        <div>
          <Button variant="secondary" onClick={() => setWalkIn({ person: null })}>
            Add a walk-in...
          </Button>
        </div>
        <DeskCash eventSlug={eventSlug} />
        <RecentCheckIns list={list} sessionId={sessionId} onReverted={desk.sync} />
      </div>
      {walkIn === null ? null : (
        <WalkInModal
          person={walkIn.person}
          onClose={() => setWalkIn(null)}
          onLetIn={async (name, note) => {
            const { person } = walkIn;
            const entry = {
              method: "WALK_IN" as const,
              token: null,
              memberId: person?.id ?? null,
              name,
              note,
            };
            await checkIn(entry, person);
            setWalkIn(null);
          }}
        />
      )}
    </div>
  );
}
