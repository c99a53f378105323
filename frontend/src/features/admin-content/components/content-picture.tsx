import {
  readUploadedName,
  readUploadedPath,
  uploadedPath,
} from "@contract/kernel/contract/uploaded-pictures";
import { PictureField } from "../../../shared/pictures/picture-field";
import type { PictureSpec } from "../field-spec";
import { textOf, type RecordValue } from "../topic-values";

interface ContentPictureProps {
  readonly field: PictureSpec;
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly hint?: string;
  readonly error?: string;
  readonly record: RecordValue;
  readonly onChange: (value: string, more?: RecordValue) => void;
}

/**
 * Edits a picture of a topic. If the record has a field for the picture's description and this field is empty, an
 * upload's description is copied into it.
 */
export function ContentPicture({ field, value, record, onChange, ...common }: ContentPictureProps) {
  const { place, of, description, byName = false, optional = false } = field;
  const descriptionText = description === undefined ? "" : textOf(record[description]);
  return (
    <PictureField
      {...common}
      optional={optional}
      place={place}
      of={textOf(record[of])}
      begin={descriptionText}
      value={byName && readUploadedName(value) ? uploadedPath(value) : value}
      onChange={(path, alternativeText) => {
        const storedName = byName ? (readUploadedPath(path)?.name ?? path) : path;
        const isTaken =
          description !== undefined && alternativeText !== undefined && descriptionText.trim() === "";
        onChange(storedName, isTaken ? { [description]: alternativeText } : {});
      }}
    />
  );
}
