import { gzipSync } from "node:zlib";
import { PHONE } from "./support/phone";
import { DEMO_ADMIN, expect, test } from "./support/demo-site";
import { logInOnPage, newStudent, newTeam } from "./support/students";
test.use({ siteOf: "shared desk" });
test("weigh", async ({ openPerson, site }) => {
  const out: string[] = [];
  const go = async (who: { email: string; password: string }, paths: string[]) => {
    const first = await openPerson(PHONE);
    const session = await logInOnPage(first, who);
    const cookies = await first.context().cookies();
    for (const path of paths) {
      const page = await openPerson(PHONE);
      await page.context().addCookies(cookies);
      await page.addInitScript((text) => { if (self === top) localStorage.setItem("user", text); }, session);
      const files: string[] = [];
      let script = 0;
      let at = Date.now();
      page.on("response", async (r) => { if (r.request().resourceType() === "script") { at = Date.now(); const n = gzipSync(await r.body(), { level: 9 }).length; script += n; files.push(`${r.url().split("/").pop() ?? ""}:${String(n)}`); } });
      await page.goto(path);
      while (Date.now() - at < 5000) await page.waitForTimeout(200);
      const weight = { script, requests: 0 };
      out.push(`${path} ${String(weight.script)} B in ${String(files.length)} files, ${String(weight.requests)} requests: ${files.join(" ")}`);
      await page.context().close();
    }
  };
  const alone = await newStudent(site, "Asha Rao");
  await go(alone, ["/events/current/registration", "/profile"]);
  const [leader, a, b] = [await newStudent(site, "Asha Rao"), await newStudent(site, "Ravi Sen"), await newStudent(site, "Mira Sen")];
  await newTeam(site, leader, [a, b]);
  await go(leader, ["/events/current/registration", "/events/current/team", "/dashboard", "/payment", "/pass", "/profile", "/", "/events/syntaxsiege", "/team"]);
  await go(DEMO_ADMIN, ["/admindashboard", ...["users", "teams", "rankings", "payments", "statements", "events", "content", "mail"].map((t) => `/admindashboard?tab=${t}`), "/desk"]);
  console.log(out.join("\n"));
  expect(out).not.toEqual([]);
});
