import { profileAddress } from "@contract/kernel/contract/page-paths";

/** A Codeforces handle, named as such, that leads to its profile. */
export function HandleLink({ handle }: { readonly handle: string }) {
  return (
    <a href={profileAddress(handle)} target="_blank" rel="noopener noreferrer" className="link">
      CF: {handle}
      <span className="sr-only"> on Codeforces (opens in a new tab)</span>
    </a>
  );
}
