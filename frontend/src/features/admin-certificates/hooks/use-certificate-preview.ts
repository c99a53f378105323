import { useRef, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { PreviewCertificatesDocument } from "../../../graphql/features/admin-certificates";
import type { CertificateChoiceInput } from "../../../graphql/schema-types";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { toAppError } from "../../../shared/errors/app-error";
import type { Preview } from "../certificate-facts";

/** A choice, and whom it means. */
export interface LookedAt {
  readonly choice: CertificateChoiceInput;
  readonly preview: Preview;
}

/** Whom a choice means, by the answer to the latest question; an answer to an earlier one is dropped. */
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
    /** The choice that is being looked up, else null. */
    asked: pendingChoice,
    look,
    /** The choice is another one: what was shown or asked is not it. */
    forget: () => {
      ask(null);
      setShown(null);
      setProblem(null);
    },
  };
}
