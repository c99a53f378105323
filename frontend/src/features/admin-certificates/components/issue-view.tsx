import { useRef, useState } from "react";
import { ADMIN_ERRORS, ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { useIssueCertificatesMutation } from "../../../graphql/features/admin-certificates";
import type { CertificateSource } from "../../../graphql/schema-types";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { ListColumns } from "../../../shared/lists/list-columns";
import { type Choices, useList } from "../../../shared/lists/use-list";
import { ChooseFile } from "../../../shared/table/choose-file";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { EmptyState } from "../../../shared/ui/empty-state";
import { RadioGroup } from "../../../shared/ui/radio-group";
import { SelectField } from "../../../shared/ui/select-field";
import { TextField } from "../../../shared/ui/text-field";
import { type Board, certificatesText, type Kind, KIND_LABELS } from "../certificate-facts";
import { type LookedAt, useCertificatePreview } from "../hooks/use-certificate-preview";
import { PreviewList } from "./preview-list";
import { t } from "@contract/kernel/contract/t";

interface IssueViewProps {
  readonly board: Board;
  readonly onIssued: (text: string) => void;
}

/** Advice for a choice that has no recipients. */
const NO_RECIPIENTS: Readonly<Record<CertificateSource, string>> = {
  checkedIn: t("This event has no check-ins. Choose “People of the teams” or “A list”."),
  teams: t("No team of this event has a payment or a rank. Choose “A list”."),
  list: t("The list has only headings. Choose a list with people."),
};

const NOBODY_RANKED = t(
  "None of these people is in a team with a matching rank. Publish the ranking, increase “Last rank”, or choose a list.",
);

/** Lets an admin choose the recipients of certificates, preview them, and issue the certificates. */
export function IssueView({ board, onIssued }: IssueViewProps) {
  const [kind, setKind] = useState<Kind>("participation");
  const [source, setSource] = useState<CertificateSource>("checkedIn");
  const [placeTo, setPlaceTo] = useState("3");
  const { list, reading, change, choose, look: lookAtColumns, show: showReading } = useList("certificates");
  const [rankError, setRankError] = useState<string>();
  const { shown, asked, problem, look, forget } = useCertificatePreview();
  const [issue] = useIssueCertificatesMutation();
  /** Counts requests and changes of the choice, so that the reply to an outdated request is ignored. */
  const turns = useRef(0);
  const asksForRank = kind === "rank" && source !== "list";
  const onShow = async (columns: Choices = []) => {
    const rank = placeTo.trim();
    // A text that is not a number would be sent as "no limit", and every ranked team would get certificates.
    const isRank = /^\d*$/.test(rank);
    setRankError(asksForRank && !isRank ? ADMIN_RULES.ranking : undefined);
    if (asksForRank && !isRank) return;
    const chosen = choose(columns);
    // Loads the columns first, because the column choice is above the preview. A column choice that appeared after the
    // preview would move the button just as the admin presses it.
    const turn = ++turns.current;
    if (source === "list") await lookAtColumns(chosen);
    if (turn !== turns.current) return;
    await look({
      columns: chosen.columns,
      ...{ eventSlug: board.eventSlug, kind, source, without: [] },
      placeTo: asksForRank && rank !== "" ? Number(rank) : null,
      csv: source === "list" ? chosen.csv : null,
    });
  };
  const issuing = useConfirmedAction(
    async ({ choice, preview }: LookedAt) => {
      const input = { choice, previewKey: preview.key };
      return (await issue({ variables: { input } })).data?.issueCertificates.message;
    },
    (text) => onIssued(text),
    ({ code }, { choice }) => {
      // The error asks the admin to check the current list, so the list is loaded behind the dialog.
      if (code === "CERTIFICATES_CHANGED") void look(choice);
    },
  );
  const changes =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      turns.current++;
      set(value);
      setRankError(undefined);
      showReading(null);
      forget();
    };
  if (!board.isOver) return <Banner tone="info">{ADMIN_ERRORS.EVENT_NOT_OVER.message}</Banner>;
  return (
    <div className="grid gap-5">
      <div className="grid max-w-2xl gap-4">
        <SelectField
          label="Kind of certificate"
          hint="Each kind has its own layout"
          name="issue-kind"
          value={kind}
          onChange={changes((value: string) => setKind(value as Kind))}
          options={Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label }))}
        />
        <RadioGroup
          legend="Recipients"
          name="source"
          value={source}
          onChange={changes((value: CertificateSource) => {
            setSource(value);
            change("");
          })}
          options={[
            {
              value: "checkedIn",
              label: "People who were checked in",
              hint: "At the desk, on any of the event's days",
            },
            {
              value: "teams",
              label: "People of the teams",
              hint: "For an event without a desk: people in teams that paid or have a rank",
            },
            {
              value: "list",
              label: "A list",
              hint: "A spreadsheet with the column Name, and optionally E-mail, Team, College and Rank",
            },
          ]}
        />
        {asksForRank ? (
          <TextField
            label="Last rank"
            name="place-to"
            value={placeTo}
            onChange={changes(setPlaceTo)}
            inputMode="numeric"
            hint="Leave empty to include every team with a rank"
            error={rankError}
            mono
            optional
          />
        ) : null}
        {source === "list" ? <ChooseFile busy={asked !== null} onText={changes(change)} /> : null}
        <div>
          <Button
            variant="secondary"
            busy={asked !== null && shown === null}
            disabled={source === "list" && list.csv === ""}
            onClick={() => void onShow()}
          >
            Show recipients
          </Button>
        </div>
      </div>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      <ListColumns reading={reading} onChoose={(columns) => void onShow(columns)} />
      {shown === null ? null : shown.preview.people.length === 0 ? (
        <EmptyState title="Your selection has no recipients.">
          {asksForRank ? NOBODY_RANKED : NO_RECIPIENTS[source]}
        </EmptyState>
      ) : (
        <>
          <PreviewList
            preview={shown.preview}
            without={(asked ?? shown.choice).without ?? []}
            onWithout={(without) => void look({ ...shown.choice, without: [...without] })}
          />
          <div>
            <Button
              disabled={shown.preview.count === 0}
              busy={asked !== null}
              onClick={() => issuing.ask(shown)}
            >
              Give out {certificatesText(shown.preview.count)}
            </Button>
          </div>
        </>
      )}
      <ConfirmModal
        {...issuing.modal}
        title={`Give out ${certificatesText(issuing.asked?.preview.count ?? 0)}?`}
        confirmLabel="Give out"
        busyLabel="Giving out..."
      >
        Each recipient with an e-mail address gets an e-mail at once. You can withdraw a certificate, but not
        the e-mail.
      </ConfirmModal>
    </div>
  );
}
