import { OwnTeam } from "../../graphql/pages/own";
import { askAsPerson } from "../../shared/page-data/ask-as-person";

/** Returns whether the signed-in user is in a team of the current event; false when the server does not answer. */
export async function isInTeam(): Promise<boolean> {
  return Boolean((await askAsPerson(OwnTeam))?.myTeam);
}
