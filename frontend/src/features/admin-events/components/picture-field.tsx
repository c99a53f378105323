import { EVENT_PICTURES } from "../event-pictures";
import type { FieldProps } from "../../../shared/ui/field-frame";

interface PictureFieldProps extends Required<Pick<FieldProps, "id" | "name" | "value" | "onChange">> {
  /** Where pictures are, up to their path. */
  readonly base: string;
}

/** The event's picture, chosen from those that the site ships; a picture of its own stays a choice. */
export function PictureField({ id, name, value, onChange, base }: PictureFieldProps) {
  const isOwn = value !== "" && !EVENT_PICTURES.some(({ path }) => path === value);
  const pictures = [...EVENT_PICTURES, ...(isOwn ? [{ path: value, label: value }] : [])];
  return (
    <fieldset>
      <legend className="font-semibold">Picture</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {pictures.map(({ path, label }, index) => (
          <label
            key={path}
            className="grid cursor-pointer gap-2 rounded-xs border-2 border-outline bg-surface p-2 hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <img
              src={base + path}
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
    </fieldset>
  );
}
