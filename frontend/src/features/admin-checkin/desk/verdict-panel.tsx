import { useEffect, useRef } from "react";
import { CheckIcon, ClockIcon, CrossIcon } from "../../../shared/ui/icons";
import { formatDateTime } from "../../../shared/format/date-time";
import { REFUSALS } from "../refusals";
import type { Verdict } from "./judge";
import { t } from "@contract/kernel/contract/t";

/**
 * The colours and icons of the verdicts, with a contrast that is readable at arm's length and in the sun. Colour is
 * never the only sign.
 */
const LOOKS = {
  good: { look: "bg-[#0b6330] text-[#ffffff]", Icon: CheckIcon },
  warn: { look: "bg-[#ffc55c] text-[#14161a]", Icon: ClockIcon },
  bad: { look: "bg-[#ad1a1a] text-[#ffffff]", Icon: CrossIcon },
} as const;

/** Shows the verdict about the person who was just scanned or chosen. */
export function VerdictPanel({
  verdict,
  isUnsent,
}: {
  readonly verdict: Verdict | null;
  /** True while the check-in has not been sent to the server. */
  readonly isUnsent: boolean;
}) {
  if (verdict === null)
    return (
      <div className="grid min-h-44 place-items-center border-2 border-rule bg-sunken p-4 text-center text-soft">
        Scan a pass, or find a person by name.
      </div>
    );
  const { tone, word, hint } = REFUSALS[verdict.outcome];
  const { personName, teamName } = verdict;
  return (
    <Answer tone={tone} word={word} who={personName === null ? null : { personName, teamName }}>
      {sentence(verdict, isUnsent, hint)}
    </Answer>
  );
}

interface AnswerProps {
  readonly tone: keyof typeof LOOKS;
  readonly word: string;
  readonly who?: (Pick<Verdict, "teamName"> & { readonly personName: string }) | null;
  readonly children: string;
}

/** Shows a verdict as a word that is readable at arm's length, and a sentence. */
export function Answer({ tone, word, who = null, children }: AnswerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { look, Icon } = LOOKS[tone];
  // Scrolls to the verdict, because the pressed button of a person found by name may be further down.
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div
      ref={panel}
      role="alert"
      className={`grid min-h-44 scroll-mt-[calc(var(--bar-height)+0.5rem)] gap-2 p-4 sm:p-6 ${look}`}
      data-tone={tone}
    >
      <p className="flex items-center gap-3 text-4xl leading-none font-bold sm:text-5xl">
        <Icon className="size-12 sm:size-14" />
        {word}
      </p>
      {who === null ? null : (
        <p className="text-2xl leading-tight font-semibold wrap-anywhere sm:text-3xl">
          {who.personName}
          {who.teamName === null ? null : <span className="block text-lg font-normal">{who.teamName}</span>}
        </p>
      )}
      <p className="text-lg">{children}</p>
    </div>
  );
}

function sentence({ outcome, since, byName }: Verdict, isUnsent: boolean, hint: string): string {
  if (outcome === "ALREADY" && since !== null)
    return t("Checked in on {since} by {name}.", {
      since: formatDateTime(since),
      name: byName ?? t("this phone"),
    });
  return isUnsent ? t("Checked in on this phone. The check-in is sent when the network is back.") : hint;
}
