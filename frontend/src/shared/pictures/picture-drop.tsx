import { useId, useRef, useState, type ReactNode } from "react";
import { Button } from "../ui/button";
import { FieldError } from "../ui/field-frame";
import { isPicture } from "./prepare-picture";
import { useGivenFiles } from "./use-given-files";

interface PictureDropProps {
  /** The button's label, such as "Choose a picture". */
  readonly label: string;
  /** The picture's subject. Added to the label for screen readers, because other pictures may have the same label. */
  readonly of: string;
  readonly onFile: (file: File) => void;
  /** Further buttons next to this one. */
  readonly children?: ReactNode;
}

/** Accepts a picture that is chosen, taken with the camera, dropped, or pasted while the button has the focus. */
export function PictureDrop({ label, of, onFile, children }: PictureDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const [isRefused, setRefused] = useState(false);
  const check = async (file: File) => {
    // Accepts an unreadable file. Uploading it in the dialog then explains the problem.
    const isTaken = await isPicture(file).catch(() => true);
    setRefused(!isTaken);
    if (isTaken) onFile(file);
  };
  const take = (files: FileList | null | undefined) => {
    const file = [...(files ?? [])].at(0);
    // Clears the field, so that the same file can be chosen again.
    if (input.current) input.current.value = "";
    if (file) void check(file);
  };
  const isOver = useGivenFiles(area, take);
  return (
    <div
      ref={area}
      className={`grid gap-2 rounded-xs border-2 border-dashed p-3 ${isOver ? "border-accent bg-accent-wash" : "border-outline"}`}
    >
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        aria-label={`${label}: ${of}`}
        className="hidden"
        onChange={({ target }) => take(target.files)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={`${label}: ${of}`}
          aria-describedby={isRefused ? `${id}-refused` : `${id}-how`}
          onClick={() => {
            input.current?.click();
          }}
        >
          {label}
        </Button>
        {children}
      </div>
      {isRefused ? (
        <div role="alert">
          <FieldError id={`${id}-refused`}>
            This file is not a picture. Choose a JPEG, PNG, WebP, AVIF or GIF file.
          </FieldError>
        </div>
      ) : null}
      <p id={`${id}-how`} className="text-sm text-soft">
        Or drop or paste a picture here. JPEG, PNG, WebP, AVIF or GIF up to 12 MB.
      </p>
    </div>
  );
}
