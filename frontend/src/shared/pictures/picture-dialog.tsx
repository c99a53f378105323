import { useId } from "react";
import type { PicturePlace } from "@contract/kernel/contract/uploaded-pictures";
import { ALTERNATIVE_MAX } from "@contract/modules/pictures/contract/picture-limits";
import { t } from "@contract/kernel/contract/t";
import { Unsaved } from "../drafts/unsaved";
import { TheirVersion } from "../versions/their-version";
import { Banner } from "../ui/banner";
import { Modal } from "../ui/modal";
import { ModalButtons } from "../ui/modal-buttons";
import { TextAreaField } from "../ui/text-field";
import { CropPicker, isShownWhole } from "./crop-picker";
import type { SavedPicture } from "./upload-picture";
import { type PictureSource, usePictureDraft } from "./use-picture-draft";

interface PictureDialogProps {
  readonly source: PictureSource;
  readonly place: PicturePlace;
  /** The first words of the description, "" if unknown. */
  readonly begin: string;
  readonly onSaved: (picture: SavedPicture) => void;
  readonly onClose: () => void;
}

/** Returns whether a picture needs no description. The mark always has the club's name next to it. */
function isDecorative(place: PicturePlace): boolean {
  return place === "mark";
}

/** The dialog for a picture's crop, focus and description, both before an upload and for later changes. */
export function PictureDialog({ source, place, begin, onSaved, onClose }: PictureDialogProps) {
  const id = useId();
  const draft = usePictureDraft(source, place, begin);
  const busy = draft.sent !== null;
  const send = async () => {
    const picture = await draft.keep();
    if (picture === null) return;
    onSaved(picture);
    onClose();
  };
  const leave = () => {
    draft.abort();
    onClose();
  };
  return (
    <Modal
      open
      onClose={leave}
      title={"id" in source ? "Crop and description" : "New picture"}
      footer={
        <ModalButtons
          onCancel={leave}
          label="Use this picture"
          busyLabel="Sending..."
          busy={busy}
          disabled={!draft.isReady}
          act={id}
        />
      }
    >
      <form
        id={id}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => {
          // The dialog may be inside another form, which must not be submitted.
          event.preventDefault();
          event.stopPropagation();
          if (!busy) void send();
        }}
      >
        {draft.problem === null ? null : <Banner tone="error">{draft.problem}</Banner>}
        <Unsaved dirty={draft.dirty} />
        <TheirVersion
          theirs={draft.theirs}
          mine={{ text: draft.text }}
          labels={{ text: t("Picture description") }}
          onTake={({ text }) => draft.setText(text)}
        />
        {draft.bitmap !== null && isShownWhole(draft.bitmap, place) ? (
          <p>The whole picture is shown.</p>
        ) : draft.bitmap !== null ? (
          <CropPicker bitmap={draft.bitmap} place={place} focus={draft.focus} onChange={draft.setFocus} />
        ) : draft.isReady ? (
          <p className="text-soft">
            This browser cannot show the file. The site will use the middle of the picture.
          </p>
        ) : null}
        {isDecorative(place) ? null : (
          <TextAreaField
            name={`${id}-text`}
            label="Picture description"
            hint="For visitors who cannot see the picture"
            rows={2}
            maxLength={ALTERNATIVE_MAX}
            value={draft.text}
            error={draft.textError}
            onChange={(text) => draft.setText(text.replaceAll("\n", " "))}
          />
        )}
        {draft.sent === null ? null : (
          <div role="status" className="grid gap-1 text-sm">
            <span>
              {draft.sent < 1 ? "Uploading the picture..." : "Uploaded. The site is resizing the picture..."}
            </span>
            <progress value={draft.sent} max={1} aria-label="Sent" className="h-2 w-full accent-accent" />
          </div>
        )}
      </form>
    </Modal>
  );
}
