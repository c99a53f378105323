import { useRef, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { PreviewCertificatesDocument } from "../../../graphql/features/admin-certificates";
import type { CertificateChoiceInput } from "../../../graphql/schema-types";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { toAppError } from "../../../shared/errors/app-error";
import type { Preview } from "../certificate-facts";

/** A choice of recipients and its preview. */
export interface LookedAt {
  readonly choice: CertificateChoiceInput;
  readonly preview: Preview;
}

/** Loads the recipients for the latest choice. Ignores replies to earlier choices. */
export function useCertificatePreview() {
  const fetchPreview = useFetch(PreviewCertificatesDocument, "no-cache");
  const [shown, setShown] = useState<LookedAt | null>(null);
  const [pendingChoice, setPendingChoice] = useState<CertificateChoiceInput | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef<CertificateChoiceInput | null>(null);
  const ask = (choice: CertificateChoiceInput | null) => {
    latest.current = choice;
    setPendingChoice(choice);
  };
  const look = async (choice: CertificateChoiceInput): Promise<void> => {
    ask(choice);
    setProblem(null);
    try {
      const { previewCertificates: preview } = await fetchPreview({ input: choice });
      if (latest.current !== choice) return;
      setShown({ choice, preview });
    } catch (error) {
      if (latest.current !== choice) return;
      const { message, fields } = toAppError(error, FALLBACKS.generic);
      setProblem(Object.values(fields)[0] ?? message);
    }
    ask(null);
  };
  return {
    shown,
    problem,
    /** The choice whose preview is loading, or null. */
    asked: pendingChoice,
    look,
    /** Discards the preview and the pending request. Call this when the choice changes. */
    forget: () => {
      ask(null);
      setShown(null);
      setProblem(null);
    },
  };
}
