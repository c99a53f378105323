import { logIn, person, signUp } from "./support/people";
import { unfold } from "./support/payment";
import { ADMIN } from "./support/site";
import { enter, newStudent, uniqueHandle } from "./support/students";
import { expect, test } from "./support/test";

test("the main job: from sign-up over team and handles to an accepted payment", async ({
  openPerson,
  site,
}) => {
  const leader = person("Asha", "Rao");
  const member = await newStudent(site, "Ravi Kumar");
  const [ashaHandle, raviHandle] = [uniqueHandle("asha"), uniqueHandle("ravi")];
  const teamName = `Segfault ${leader.email.slice(5, 13)}`;
  const [asha, ravi, admin] = [await openPerson(), await openPerson(), await openPerson()];

  await test.step("a student signs up with a mailed code, and logs in again on the same device", async () => {
    await signUp(asha, site, leader);
    await asha.getByRole("button", { name: /account menu/ }).click();
    await asha.getByRole("button", { name: "Logout" }).click();
    await logIn(asha, leader.email);
    const stored = JSON.parse((await asha.evaluate(() => localStorage.getItem("user"))) ?? "null") as unknown;
    expect(stored).toMatchObject({ message: "Login successful!", role: "User", email: leader.email });
    expect(Object.keys(stored as object)).toEqual(expect.arrayContaining(["token", "id", "userId", "role"]));
  });

  await test.step("one creates a team and adds the other by e-mail", async () => {
    await asha.goto("/events/syntaxsiege/registration");
    await expect(asha.getByRole("heading", { name: "Team Registration" })).toBeVisible();
    await expect(asha.getByRole("tab", { name: "Add Member" })).toBeDisabled();
    await asha.getByLabel("Team Name").fill(teamName);
    await asha.getByRole("button", { name: "Create Team" }).click();
    await expect(asha.getByText("Team created successfully!")).toBeVisible();
    await expect(asha.getByRole("heading", { name: "Manage Team" })).toBeVisible();
    await asha.getByRole("tab", { name: "Add Member" }).click();
    await expect(asha.getByRole("tab", { name: "Create Team" })).toBeDisabled();
    await asha.getByLabel("Member Email").fill(member.email);
    await asha.getByRole("main").getByRole("button", { name: "Add Member" }).click();
    await expect(asha.getByText("Member added successfully!")).toBeVisible();
    await expect(asha.getByText(member.email)).toBeVisible();
    const noticeMail = await site.mail.waitForMail(member.email);
    expect(noticeMail.text).toContain("Asha Rao");
    expect(noticeMail.text).toContain(teamName);
  });

  await test.step("the leader sets her handle, the member his own and nobody else's", async () => {
    await asha.getByRole("button", { name: "Edit Handle of Asha Rao" }).click();
    await expect(asha.getByRole("dialog")).toContainText("Updating handle for: Asha Rao");
    await asha.getByPlaceholder("Enter Codeforces handle").fill(ashaHandle);
    await asha.getByRole("button", { name: "Update" }).click();
    await expect(asha.getByText("Codeforces handle updated successfully")).toBeVisible();
    await expect(asha.getByText(`CF: ${ashaHandle}`)).toBeVisible();

    await enter(ravi, member, "/events/syntaxsiege/registration");
    await ravi.getByRole("button", { name: "Accept" }).click();
    await expect(ravi.getByText("You are in the team now.")).toBeVisible();
    await expect(ravi.getByText(`CF: ${ashaHandle}`)).toBeVisible();
    await expect(ravi.getByRole("button", { name: "Edit Handle of Asha Rao" })).toHaveCount(0);
    await ravi.getByRole("button", { name: "Edit Handle of Ravi Kumar" }).click();
    await ravi.getByPlaceholder("Enter Codeforces handle").fill(raviHandle);
    await ravi.getByRole("button", { name: "Update" }).click();
    await expect(ravi.getByText(`CF: ${raviHandle}`)).toBeVisible();
  });

  const utr = `4321 ${String(Date.now()).slice(-8)}`;
  await test.step("the leader reports the payment; without an id it says so", async () => {
    await asha.goto("/payment");
    await unfold(asha);
    await expect(asha.getByLabel("Team Name")).toHaveValue(teamName);
    await asha.getByRole("button", { name: "Submit" }).click();
    await expect(asha.getByText("Please provide both Transaction ID and Team Name.").first()).toBeVisible();
    await asha.getByLabel("Transaction ID or UTR").fill(utr);
    await asha.getByRole("button", { name: "Submit" }).click();
    await expect(
      asha.getByText("Form submitted successfully! Payment status updated to pending."),
    ).toBeVisible();
    expect(
      (
        await site.mail.waitForMail("club@club.example", {
          subject: new RegExp(`^Payment to check: ${teamName}$`),
        })
      ).text,
    ).toContain(utr.replace(" ", ""));
  });

  await test.step("a Superadmin rejects with a reason, the leader reads it and reports again", async () => {
    await enter(admin, ADMIN, `/admindashboard?tab=payments&q=${encodeURIComponent(teamName)}`);
    await admin.getByRole("button", { name: new RegExp(`Reject.*${teamName}`) }).click();
    await admin.getByRole("dialog").getByLabel("Reason").fill("No transfer with this UTR reached us.");
    await admin.getByRole("dialog").getByRole("button", { name: "Reject payment" }).click();
    await expect(admin.getByText(`Rejected: ${teamName}`)).toBeVisible();
    const noticeMail = await site.mail.waitForMail(leader.email, { subject: /rejected/i });
    expect(noticeMail.text).toContain("No transfer with this UTR reached us.");

    await asha.reload();
    await expect(asha.getByText("No transfer with this UTR reached us.").first()).toBeVisible();
    await asha.getByLabel("Transaction ID or UTR").fill(utr);
    await asha.getByRole("button", { name: "Submit" }).click();
    await expect(
      asha.getByText("Form submitted successfully! Payment status updated to pending."),
    ).toBeVisible();
  });

  await test.step("a Superadmin accepts, and both students see it", async () => {
    await admin.reload();
    await admin.getByRole("button", { name: new RegExp(`Accept.*${teamName}`) }).click();
    await expect(admin.getByText(`Accepted: ${teamName}`)).toBeVisible();
    await asha.reload();
    await expect(asha.getByText("accepted").first()).toBeVisible();
    await ravi.goto("/payment");
    await expect(ravi.getByText("accepted").first()).toBeVisible();
    await expect(ravi.getByRole("button", { name: "Submit" })).toHaveCount(0);
  });
});
