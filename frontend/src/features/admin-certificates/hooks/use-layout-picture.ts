import { useEffect, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { CertificatePictureDocument } from "../../../graphql/features/admin-certificates";
import type { CertificateLayoutInput } from "../../../graphql/schema-types";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { toAppError } from "../../../shared/errors/app-error";

/** Milliseconds without typing before the picture is redrawn. */
const SETTLED_MS = 500;

/**
 * Returns a layout's picture as an image address. The last valid picture stays while the layout has errors, and while a
 * signature that was just added has no name.
 */
export function useLayoutPicture(input: CertificateLayoutInput) {
  const fetchPicture = useFetch(CertificatePictureDocument, "no-cache");
  const [picture, setPicture] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const serializedInput = JSON.stringify(input);
  const isComplete = input.signatures.every(({ name }) => name.trim() !== "");
  useEffect(() => {
    if (!isComplete) return;
    let isOver = false;
    const timer = setTimeout(() => {
      fetchPicture({ input: JSON.parse(serializedInput) as CertificateLayoutInput }).then(
        ({ certificatePicture }) => {
          if (isOver) return;
          setPicture(`data:image/svg+xml,${encodeURIComponent(certificatePicture)}`);
          setProblem(null);
        },
        (error: unknown) => {
          const { message, fields } = toAppError(error, FALLBACKS.generic);
          if (!isOver) setProblem((Object.values(fields)[0] ?? message).replace(/\.$/, ""));
        },
      );
    }, SETTLED_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [serializedInput, isComplete, fetchPicture]);
  return { picture, problem };
}
