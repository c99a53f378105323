import type { Page } from "@playwright/test";
import { secondAdmin } from "./second-admin";
import type { Site } from "./site";
import { logInOnPage, openAs, type Credentials } from "./students";

/** Fills in and submits the dialog "Confirm it is you". */
export async function confirmIdentity(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Confirm it is you" });
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
}

/**
 * Opens a tab of the admin area as a new Superadmin without a recent identity confirmation. The page's session comes
 * from a change of password. A login would count as a confirmation, but a change of password does not. Returns the new
 * credentials.
 */
export async function openUnconfirmed(page: Page, site: Site, tab: string): Promise<Credentials> {
  const { email, password } = await secondAdmin(site, "Uma Iyer");
  const { token } = JSON.parse(await logInOnPage(page, { email, password })) as { token: string };
  const newPassword = `${password} again`;
  const reply = await page.request.post("/graphql", {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query: `mutation ($input: ChangePasswordInput!) {
        changePassword(input: $input) { session { message token id userId role name email } }
      }`,
      variables: { input: { currentPassword: password, newPassword } },
    },
  });
  const { data } = (await reply.json()) as { data: { changePassword: { session: { role: string } } } };
  // The browser stores the role's REST name.
  const session = { ...data.changePassword.session, role: "Superadmin" };
  await openAs(page, JSON.stringify(session), `/admindashboard?tab=${tab}`);
  return { email, password: newPassword };
}
