import { useEffect, useRef, useState } from "react";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import type { PicturePlace } from "@contract/kernel/contract/uploaded-pictures";
import type { Focus } from "@contract/modules/pictures/contract/crop";
import { PICTURE_BYTES } from "@contract/modules/pictures/contract/picture-limits";
import { t } from "@contract/kernel/contract/t";
import {
  UploadedPictureDocument,
  useChangePictureMutation,
  useUploadedPictureQuery,
} from "../../graphql/shared/pictures";
import { useFetch } from "../apollo/use-fetch";
import { toAppError } from "../errors/app-error";
import { useVersion } from "../versions/use-version";
import { preparePicture, type PreparedPicture } from "./prepare-picture";
import { uploadPicture, UploadError, wholePicture, type SavedPicture } from "./upload-picture";

/** A chosen file, or the id of a stored picture whose crop or description changes. */
export type PictureSource = { readonly file: Blob } | { readonly id: string };

const MIDDLE: Focus = { focusX: 50, focusY: 50 };

/**
 * Returns the state of a picture's dialog: the picture's known data, the typed description, and the progress of the
 * upload.
 */
export function usePictureDraft(source: PictureSource, place: PicturePlace, begin: string) {
  const [prepared, setPrepared] = useState<PreparedPicture | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [moved, setMoved] = useState<Focus | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [textError, setTextError] = useState<string>();
  /** The fraction of the file that has been sent, from 0 to 1; null while nothing is being sent. */
  const [sent, setSent] = useState<number | null>(null);
  const [changePicture] = useChangePictureMutation();
  const id = "id" in source ? source.id : null;
  const { data } = useUploadedPictureQuery({ variables: { id: id ?? "" }, skip: id === null });
  const fetchPicture = useFetch(UploadedPictureDocument, "no-cache");
  // Empty at first, because the version arrives with the picture, after the dialog has opened.
  const version = useVersion("", async () => {
    const stored = id === null ? null : (await fetchPicture({ id })).uploadedPicture;
    return stored ? { values: { text: stored.alternativeText }, version: stored.version } : null;
  });
  const stop = useRef(new AbortController());

  useEffect(() => {
    const opened =
      "id" in source
        ? wholePicture(source.id).then((bitmap) => ({ bitmap, upload: new Blob() }))
        : preparePicture(source.file);
    let isLeft = false;
    opened.then(
      (picture) => {
        if (!isLeft) setPrepared(picture);
      },
      (error: unknown) => {
        if (!isLeft) setProblem(error instanceof UploadError ? error.message : FALLBACKS.generic);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [source]);

  const known = data?.uploadedPicture ?? null;
  const text = typed ?? known?.alternativeText ?? begin;
  const focus = moved ?? (known ? { focusX: known.focusX, focusY: known.focusY } : MIDDLE);

  /** Saves the picture. Returns the stored picture, or null after an error. */
  const keep = async (): Promise<SavedPicture | null> => {
    const alternativeText = text.trim();
    setTextError(alternativeText === "" ? ADMIN_RULES.pictureAlt : undefined);
    if (alternativeText === "" || prepared === null) return null;
    setProblem(null);
    setSent(0);
    try {
      if (id !== null) {
        const { data: done } = await version.save((later) =>
          changePicture({
            variables: { input: { id, version: later || (known?.version ?? ""), alternativeText, ...focus } },
          }),
        );
        return done?.changePicture.picture ?? null;
      }
      if (prepared.upload.size > PICTURE_BYTES)
        throw new UploadError(
          t("This file is larger than 12 MB. Make the picture smaller and choose it again."),
        );
      stop.current = new AbortController();
      const { signal } = stop.current;
      return await uploadPicture(
        prepared.upload,
        { place, alternativeText, ...focus },
        { signal, onSent: setSent },
      );
    } catch (error) {
      setProblem(error instanceof UploadError ? error.message : toAppError(error, FALLBACKS.generic).message);
      return null;
    } finally {
      setSent(null);
    }
  };
  return {
    ...{ text, textError, focus, problem, sent, keep },
    dirty: typed !== null || moved !== null,
    theirs: version.theirs,
    bitmap: prepared?.bitmap ?? null,
    isReady: prepared !== null && (id === null || known !== null),
    setText: setTyped,
    setFocus: setMoved,
    abort: () => stop.current.abort(),
  };
}
