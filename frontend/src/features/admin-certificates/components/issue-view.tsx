import { useState } from "react";
import { ADMIN_ERRORS } from "@contract/kernel/contract/admin-texts";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  type CertificateSource,
  PreviewCertificatesDocument,
  useIssueCertificatesMutation,
} from "../../../graphql/generated";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { toAppError } from "../../../shared/errors/app-error";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { ChooseFile } from "../../../shared/table/choose-file";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { EmptyState } from "../../../shared/ui/empty-state";
import { RadioGroup } from "../../../shared/ui/radio-group";
import { SelectField } from "../../../shared/ui/select-field";
import { TextField } from "../../../shared/ui/text-field";
import { type Board, certificatesText, type Kind, KIND_LABELS, type Preview } from "../certificate-facts";
import { PreviewList } from "./preview-list";

interface IssueViewProps {
  readonly board: Board;
  readonly onIssued: (text: string) => void;
}

/** What to do where a choice means nobody. */
const NOBODY: Readonly<Record<CertificateSource, string>> = {
  checkedIn: "Nobody was checked in to this event. Choose the teams' people, or a list.",
  teams: "No team of this event paid or was ranked. Choose a list.",
  list: "The list has no lines below its headings.",
};

/** Chooses who gets certificates, shows them, and gives them out. */
export function IssueView({ board, onIssued }: IssueViewProps) {
  const [kind, setKind] = useState<Kind>("participation");
  const [source, setSource] = useState<CertificateSource>("checkedIn");
  const [placeTo, setPlaceTo] = useState("3");
  const [csv, setCsv] = useState("");
  const [without, setWithout] = useState<readonly string[]>([]);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const fetchPreview = useFetch(PreviewCertificatesDocument, "no-cache");
  const [issue] = useIssueCertificatesMutation();
  const choiceOf = (omitted: readonly string[]) => ({
    ...{ eventSlug: board.eventSlug, kind, source, without: [...omitted] },
    placeTo: kind === "rank" && placeTo.trim() !== "" ? Number(placeTo) : null,
    csv: source === "list" ? csv : null,
  });
  const look = async (omitted: readonly string[] = []) => {
    setBusy(true);
    setWithout(omitted);
    try {
      setPreview((await fetchPreview({ input: choiceOf(omitted) })).previewCertificates);
      setProblem(null);
    } catch (error) {
      const { message, fields } = toAppError(error, FALLBACKS.generic);
      setProblem(Object.values(fields)[0] ?? message);
    } finally {
      setBusy(false);
    }
  };
  const issuing = useConfirmedAction(
    async (shown: Preview) => {
      const input = { choice: choiceOf(without), previewKey: shown.key };
      return (await issue({ variables: { input } })).data?.issueCertificates.message;
    },
    (text) => onIssued(text),
  );
  /** Another choice: what was shown is not it. */
  const forget =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPreview(null);
    };
  if (!board.isOver) return <Banner tone="info">{ADMIN_ERRORS.EVENT_NOT_OVER.message}</Banner>;
  return (
    <div className="grid gap-5">
      <div className="grid max-w-2xl gap-4">
        <SelectField
          label="Certificates of"
          name="issue-kind"
          value={kind}
          onChange={forget((value: string) => setKind(value as Kind))}
          options={Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label }))}
        />
        <RadioGroup
          legend="Who gets one"
          name="source"
          value={source}
          onChange={forget(setSource)}
          options={[
            {
              value: "checkedIn",
              label: "Everybody who was checked in",
              hint: "At the desk, on any of the event's days",
            },
            {
              value: "teams",
              label: "The teams' people",
              hint: "Of teams that paid or were ranked: for an event without a desk",
            },
            {
              value: "list",
              label: "A list",
              hint: "A spreadsheet with Name, and E-mail, Team, College, Rank",
            },
          ]}
        />
        {kind === "rank" && source !== "list" ? (
          <TextField
            label="Up to rank"
            name="place-to"
            value={placeTo}
            onChange={forget(setPlaceTo)}
            inputMode="numeric"
            hint="Empty for every team with a rank"
            mono
            optional
          />
        ) : null}
        {source === "list" ? <ChooseFile busy={busy} onText={forget(setCsv)} /> : null}
        <div>
          <Button
            variant="secondary"
            busy={busy}
            disabled={source === "list" && csv === ""}
            onClick={() => void look()}
          >
            Show who gets one
          </Button>
        </div>
      </div>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      {preview === null ? null : preview.people.length === 0 ? (
        <EmptyState title="Nobody gets one by this choice.">{NOBODY[source]}</EmptyState>
      ) : (
        <>
          <PreviewList
            preview={preview}
            without={without}
            busy={busy}
            onWithout={(keys) => void look(keys)}
          />
          <div>
            <Button disabled={preview.count === 0 || busy} onClick={() => issuing.ask(preview)}>
              Give out {certificatesText(preview.count)}
            </Button>
          </div>
        </>
      )}
      <ConfirmModal
        {...issuing.modal}
        title={`Give out ${certificatesText(issuing.asked?.count ?? 0)}?`}
        confirmLabel="Give out"
        busyLabel="Giving out..."
      >
        Everybody with an address is mailed at once. A certificate can be withdrawn, but not unsent.
      </ConfirmModal>
    </div>
  );
}
