import { useClub } from "../shared/club";
import { LoadingPlaceholder } from "../shared/ui/spinner";

/** Stands where a page will be: with a title, which the page itself cannot give yet. */
export function PageLoading() {
  return (
    <>
      <title>{useClub().name}</title>
      <LoadingPlaceholder />
    </>
  );
}
