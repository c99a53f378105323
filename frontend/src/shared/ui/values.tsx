import { profileAddress } from "@contract/kernel/contract/page-paths";
import { formatPaise } from "@contract/kernel/contract/rupees";

/** An amount of paise, shown as rupees in a monospaced font. 0 is shown as Free. */
export function Money({ paise }: { readonly paise: number }) {
  return <span className="font-mono font-semibold whitespace-nowrap">{formatPaise(paise)}</span>;
}

/** An e-mail address. On a narrow screen, the line breaks after the "@" rather than within a word. */
export function EmailAddress({ email }: { readonly email: string }) {
  const at = email.indexOf("@") + 1;
  return (
    <span className="wrap-anywhere">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

/** A Codeforces handle with the label "CF", as a link to the handle's profile. */
export function HandleLink({ handle }: { readonly handle: string }) {
  return (
    <a href={profileAddress(handle)} target="_blank" rel="noopener noreferrer" className="link">
      CF: {handle}
      <span className="sr-only"> on Codeforces (opens in a new tab)</span>
    </a>
  );
}
