import { OwnTeam, type OwnTeamQuery } from "../../graphql/pages/own-team";
import { askServer } from "../../shared/page-data/ask-server";
import { freshToken } from "../../shared/session/refresh";

/** Whether whoever is signed in is in a team for the current event; false when the server does not say. */
export async function isInTeam(): Promise<boolean> {
  try {
    const token = await freshToken();
    if (token === null) return false;
    const { myTeam } = (await askServer(
      OwnTeam.text,
      {},
      { authorization: `Bearer ${token}` },
    )) as OwnTeamQuery;
    return myTeam !== null;
  } catch {
    return false;
  }
}
