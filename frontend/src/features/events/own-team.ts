import { OwnTeam } from "../../graphql/pages/own";
import { askAsPerson } from "../../shared/page-data/ask-as-person";

/** Returns whether the signed-in user is in a team in the current event. Returns false if the request fails. */
export async function isInTeam(): Promise<boolean> {
  return Boolean((await askAsPerson(OwnTeam))?.myTeam);
}
