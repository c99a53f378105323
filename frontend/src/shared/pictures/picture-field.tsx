import { useId, useState } from "react";
import { PICTURE_PLACES } from "@contract/kernel/contract/picture-shapes";
import {
  type PicturePlace,
  plainUpload,
  readUploadedPath,
} from "@contract/kernel/contract/uploaded-pictures";
import { useEventPicturesQuery } from "../../graphql/shared/pictures";
import { pictureBase } from "../events/event-pictures";
import { Button } from "../ui/button";
import { describedBy, FieldError } from "../ui/field-frame";
import { TextField } from "../ui/text-field";
import { PictureDialog } from "./picture-dialog";
import { PictureDrop } from "./picture-drop";
import type { PictureSource } from "./use-picture-draft";

/**
 * Returns a function that looks up the address of a picture by its path. For the site's own pictures, the function
 * returns undefined until their base address is loaded.
 */
export function usePictureAddress(): (path: string) => string | undefined {
  const { data, loading } = useEventPicturesQuery();
  return (path) => {
    const uploaded = readUploadedPath(path);
    if (uploaded) return plainUpload(uploaded);
    return loading ? undefined : pictureBase(data?.events ?? []) + path;
  };
}

interface PictureFieldProps {
  readonly label: string;
  readonly name: string;
  /** The picture's path, or "". */
  readonly value: string;
  readonly place: PicturePlace;
  /** The picture's subject, such as a person's or the club's name. */
  readonly of: string;
  /** The first words of the description, if known. */
  readonly begin?: string;
  readonly hint?: string;
  readonly error?: string;
  readonly optional?: boolean;
  /** Whether to leave out the field for the path of a picture that the site ships. */
  readonly withoutPath?: boolean;
  /** Called with the path, and with the description of an uploaded picture. */
  readonly onChange: (path: string, alternativeText?: string) => void;
}

/** A picture in a form: the current picture, a new upload, or the path of a picture that the site ships. */
export function PictureField(props: PictureFieldProps) {
  const { label, name, value, place, of, begin = "", hint, error, optional = false, onChange } = props;
  const { withoutPath = false } = props;
  const id = useId();
  const [source, setSource] = useState<PictureSource | null>(null);
  const uploaded = readUploadedPath(value);
  const whose = of.trim() === "" ? label : of.trim();
  // The dialog asks for no description of the club's mark. The club's name is stored as the mark's description.
  const beginning = place === "mark" ? whose : begin;
  return (
    <fieldset
      id={uploaded ? name : undefined}
      tabIndex={-1}
      aria-describedby={describedBy(id, undefined, error)}
      className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${error === undefined ? "" : "border-l-4 border-bad pl-3"}`}
    >
      <legend className="font-semibold">
        {label}
        {optional ? <span className="font-normal text-soft"> (optional)</span> : null}
      </legend>
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="flex flex-wrap items-start gap-4">
        {value === "" ? null : <Shown key={value} path={value} place={place} />}
        <div className="min-w-60 flex-1">
          <PictureDrop
            label={value === "" ? "Choose a picture" : "Choose another picture"}
            of={whose}
            onFile={(file) => setSource({ file })}
          >
            {uploaded === null ? null : (
              <Button
                variant="quiet"
                aria-label={`Crop and description: ${whose}`}
                onClick={() => setSource({ id: uploaded.id })}
              >
                Crop and description
              </Button>
            )}
            {value === "" || (uploaded === null && !optional) ? null : (
              <Button
                variant="quiet"
                aria-label={`Remove the picture: ${whose}`}
                onClick={() => onChange("")}
              >
                Remove the picture
              </Button>
            )}
          </PictureDrop>
        </div>
      </div>
      {withoutPath ? (
        hint === undefined ? null : (
          <p className="text-sm text-soft">{hint}</p>
        )
      ) : uploaded === null ? (
        <TextField
          label="Or enter the path of a picture on this site"
          name={name}
          value={value}
          onChange={(path) => onChange(path)}
          maxLength={300}
          optional
          autoComplete="off"
          {...(hint === undefined ? {} : { hint })}
        />
      ) : null}
      {source === null ? null : (
        <PictureDialog
          source={source}
          place={place}
          begin={beginning}
          onSaved={({ path, alternativeText }) => onChange(path, alternativeText)}
          onClose={() => setSource(null)}
        />
      )}
    </fieldset>
  );
}

/** Shows the current picture. Renders nothing if the file does not exist. */
function Shown({ path, place }: { readonly path: string; readonly place: PicturePlace }) {
  const [isMissing, setIsMissing] = useState(false);
  const addressOf = usePictureAddress();
  const [width, height] = PICTURE_PLACES[place].ratio;
  if (isMissing) return null;
  return (
    <img
      src={addressOf(path)}
      alt=""
      width={width * 100}
      height={height * 100}
      onError={() => setIsMissing(true)}
      className="h-28 w-auto max-w-full border border-rule bg-sunken object-cover"
    />
  );
}
