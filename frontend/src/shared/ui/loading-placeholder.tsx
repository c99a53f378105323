import { t } from "@contract/kernel/contract/t";
import { Spinner } from "./spinner";

/** A page on its way: the wheel where its heading will be. */
export function LoadingPlaceholder({ label = t("Loading...") }: { readonly label?: string }) {
  return (
    <div className="frame py-16">
      <Spinner label={label} />
    </div>
  );
}
