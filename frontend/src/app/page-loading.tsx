import { useClub } from "../shared/club";
import { LoadingPlaceholder } from "../shared/ui/spinner";

/** Placeholder of a page that loads: with a title, which the page itself cannot set yet. */
export function PageLoading() {
  return (
    <>
      <title>{useClub().name}</title>
      <LoadingPlaceholder />
    </>
  );
}
