import { useClub } from "../shared/club";
import { LoadingPlaceholder } from "../shared/ui/spinner";

/** Shows a placeholder while a page loads, with a title, because the page itself cannot set one yet. */
export function PageLoading() {
  return (
    <>
      <title>{useClub().name}</title>
      <LoadingPlaceholder />
    </>
  );
}
