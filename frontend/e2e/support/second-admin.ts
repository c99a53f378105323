import { demoAdmin, graphql } from "./demo-site";
import type { Site } from "./site";
import { logInByApi, register, type Credentials } from "./students";

/**
 * Creates another Superadmin with a name and e-mail address of their own.
 * @param first a function that logs in the site's first Superadmin
 */
export async function secondAdmin(site: Site, name: string, first = demoAdmin): Promise<Credentials> {
  const credentials = await register(site, name);
  const { session } = await logInByApi(site, name, credentials);
  const promote = "mutation ($input: UpdateUserInput!) { updateUser(input: $input) { message } }";
  await graphql(site, await first(site), promote, { input: { userId: session.id, role: "SUPERADMIN" } });
  return credentials;
}
