import { useState } from "react";
import { t } from "@contract/kernel/contract/t";
import { readUploadedPath } from "@contract/kernel/contract/uploaded-pictures";
import { PictureDialog } from "../pictures/picture-dialog";
import { PictureDrop } from "../pictures/picture-drop";
import { usePictureAddress } from "../pictures/picture-field";
import type { PictureSource } from "../pictures/use-picture-draft";
import { Button } from "../ui/button";
import { describedBy, FieldError, type FieldProps } from "../ui/field-frame";
import { EVENT_PICTURES } from "./event-pictures";

interface EventPictureFieldProps
  extends Required<Pick<FieldProps, "id" | "name" | "value" | "onChange">>, Pick<FieldProps, "error"> {}

/**
 * Lets an admin choose one of the site's own pictures or upload another one. An event's current picture remains a
 * choice.
 */
export function EventPictureField({ id, name, value, onChange, error }: EventPictureFieldProps) {
  const addressOf = usePictureAddress();
  const [source, setSource] = useState<PictureSource | null>(null);
  const uploaded = readUploadedPath(value);
  const isOwn = value !== "" && !EVENT_PICTURES.some(({ path }) => path === value);
  const pictures = [
    ...EVENT_PICTURES,
    ...(isOwn ? [{ path: value, label: uploaded ? "Uploaded" : value }] : []),
  ];
  return (
    <fieldset
      aria-describedby={describedBy(id, undefined, error)}
      className={error === undefined ? "" : "border-l-4 border-bad pl-3"}
    >
      <legend className="font-semibold">Picture</legend>
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="mt-1.5 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {pictures.map(({ path, label }, index) => (
          <label
            key={path}
            className="grid cursor-pointer gap-2 rounded-xs border-2 border-outline bg-surface p-2 hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <img
              src={addressOf(path)}
              alt=""
              width={900}
              height={600}
              loading="lazy"
              className="aspect-3/2 w-full bg-sunken object-cover"
            />
            <span className="flex items-start gap-2 text-sm font-semibold wrap-anywhere">
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                name={name}
                value={path}
                checked={value === path}
                onChange={() => onChange(path)}
                className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
              />
              {label}
            </span>
          </label>
        ))}
      </div>
      <div className="mt-3">
        <PictureDrop label="Choose a picture" of={t("the event")} onFile={(file) => setSource({ file })}>
          {uploaded === null ? null : (
            <Button variant="quiet" onClick={() => setSource({ id: uploaded.id })}>
              Crop and description
            </Button>
          )}
        </PictureDrop>
      </div>
      {source === null ? null : (
        <PictureDialog
          source={source}
          place="event"
          begin=""
          onSaved={({ path }) => onChange(path)}
          onClose={() => setSource(null)}
        />
      )}
    </fieldset>
  );
}
