import { useId, useRef, useState } from "react";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { CERTIFICATE_LIMITS } from "@contract/modules/certificates/contract/certificate-rules";
import { FILE_CLASS } from "../../../shared/ui/field-frame";
import { Button } from "../../../shared/ui/button";
import { TextField } from "../../../shared/ui/text-field";
import type { Layout } from "../certificate-facts";

/** Maximum width and height of a signature's picture, in pixels. The server allows larger pictures (read-png.ts). */
const WIDTH = 600;
const HEIGHT = 240;

/**
 * Returns the picture of a signature as a small PNG in base64. Redraws the picture, so that a photo's metadata is not
 * sent.
 * @throws if the file is not a picture
 */
async function signaturePicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, WIDTH / bitmap.width, HEIGHT / bitmap.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png").replace(/^[^,]*,/, "");
}

type Signature = Omit<Layout["signatures"][number], "__typename">;

interface SignatureFieldsProps {
  readonly signatures: readonly Signature[];
  /** Error texts by field. `signatures.0.name` is the name field of the first signature. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (signatures: Signature[]) => void;
}

/** Edits up to three signatures, listed from left to right. */
export function SignatureFields({ signatures, errors, onChange }: SignatureFieldsProps) {
  const change = (at: number, part: Partial<Signature>) =>
    onChange(signatures.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <div className="grid gap-4">
      {signatures.map((signature, at) => (
        // Signatures have no id, so their position is the key.
        <fieldset key={at} className="grid gap-3 border border-rule p-4">
          <legend className="px-1 font-semibold">Signature {at + 1}</legend>
          <TextField
            label="Name"
            hint="Name of the person who signs, printed below the signature"
            name={`signer-${String(at)}`}
            value={signature.name}
            onChange={(name) => change(at, { name })}
            error={errors[`signatures.${String(at)}.name`]}
            maxLength={CERTIFICATE_LIMITS.certificateSignerMax}
          />
          <TextField
            label="Job title"
            hint="Printed below the name, for example: Faculty coordinator"
            name={`office-${String(at)}`}
            value={signature.office}
            onChange={(office) => change(at, { office })}
            error={errors[`signatures.${String(at)}.office`]}
            maxLength={CERTIFICATE_LIMITS.certificateSignerMax}
            optional
          />
          <PictureField picture={signature.picture} onPicture={(picture) => change(at, { picture })} />
          <div>
            <Button variant="quiet" onClick={() => onChange(signatures.filter((_, index) => index !== at))}>
              Remove signature {at + 1}
            </Button>
          </div>
        </fieldset>
      ))}
      {signatures.length >= CERTIFICATE_LIMITS.signatures ? null : (
        <div>
          <Button
            variant="secondary"
            onClick={() => onChange([...signatures, { name: "", office: "", picture: null }])}
          >
            Add a signature
          </Button>
        </div>
      )}
    </div>
  );
}

interface PictureFieldProps {
  readonly picture: string | null;
  readonly onPicture: (picture: string | null) => void;
}

/** Lets an admin choose a scan or photo of a signature. Without a picture, the certificate is signed by hand. */
function PictureField({ picture, onPicture }: PictureFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const png = await signaturePicture(file).catch(() => null);
    const isFine = png !== null && png.length <= CERTIFICATE_LIMITS.signatureBase64Max;
    setProblem(isFine ? null : ADMIN_RULES.signaturePicture);
    // Clears the input, so that the same file can be chosen again, and so that a removed picture's file name
    // disappears.
    if (input.current) input.current.value = "";
    if (isFine) onPicture(png);
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        Picture of the signature <span className="font-normal text-soft">(optional)</span>
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className={FILE_CLASS}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      {problem === null ? null : (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
      {picture === null ? null : (
        <div className="flex flex-wrap items-center gap-4">
          <img
            src={`data:image/png;base64,${picture}`}
            alt="The signature"
            className="max-h-16 max-w-full bg-white"
          />
          <Button variant="quiet" onClick={() => onPicture(null)}>
            Remove the picture
          </Button>
        </div>
      )}
    </div>
  );
}
