interface HoneypotProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * A field that only programs fill in; the server drops a message that has it. Out of sight, out of the tab order and out
 * of the accessibility tree (`inert`), and password managers are told to leave it alone, too: a visitor whose manager
 * filled it in would write in vain.
 */
export function Honeypot({ id, name, value, onChange }: HoneypotProps) {
  return (
    <div inert aria-hidden="true" className="sr-only">
      <label htmlFor={id}>Website</label>
      <input
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}
