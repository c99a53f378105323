import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, devices, type BrowserContext, type Page } from "@playwright/test";
import { expectGoodAtWidths } from "./support/at-widths";
import { openDesk, setUpDesk } from "./support/desk";
import { enter, superadmin } from "./support/students";
import { expect, test } from "./support/test";

test.use({ siteOf: "the desk of an event" });

/** A helper's phone. Its service worker stores the desk, so that the desk works without a network. */
const PHONE = { ...devices["Pixel 7"], serviceWorkers: "allow" } as const;

/** Finds the verdict, which is the page's first alert. A second alert says why the camera does not start. */
const verdict = (page: Page) => page.getByRole("alert").first();
const find = (page: Page, text: string) => page.getByLabel("Find by name, team or handle").fill(text);
const choose = async (page: Page, name: string) => {
  await find(page, name);
  await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
};

test("a pass is scanned; without a network two phones go on, and the first check-in counts", async ({
  openPerson,
  site,
}) => {
  const { asha, pass, helper } = await setUpDesk(site);
  const admin = await openPerson();
  await enter(admin, await superadmin(site), "/admindashboard?tab=checkin");

  // long/whole-event.spec.ts tests the page that shows the pass.
  const file = join(mkdtempSync(join(tmpdir(), "club-desk-")), "pass.y4m");
  writeFileSync(file, await filmOf(admin, pass));

  const phone = await phoneThatSees(file, site.url);
  try {
    const first = await phone.newPage();
    const refused: string[] = [];
    first.on("console", (message) => {
      if (/Content Security Policy|Permissions policy/i.test(message.text())) refused.push(message.text());
    });
    await openDesk(first, await superadmin(site));
    await first.getByRole("button", { name: "Scan with the camera" }).click();
    await expect(verdict(first)).toContainText("Welcome");
    await expect(verdict(first)).toContainText("Asha Rao");
    await first.getByRole("button", { name: "Stop the camera" }).click();
    expect(refused).toEqual([]);

    const second = await openPerson(PHONE);
    await openDesk(second, helper);
    // frontend/src/features/admin-checkin/desk/scanner.test.tsx tests the other reasons why a camera does not start.
    await test.step("on a phone without a camera people are found by name, and the verdict comes into view", async () => {
      await second.getByRole("button", { name: "Scan with the camera" }).click();
      await second.getByRole("button", { name: "Find by name" }).click();
      await second.keyboard.type("Asha");
      const personButton = second.getByRole("button", { name: /^Asha Rao/ }).first();
      await expect(personButton).toBeInViewport();
      // The verdict is at the top of the page, but must scroll into view even on a small phone with an open keyboard.
      const before = second.viewportSize();
      await second.setViewportSize({ width: 360, height: 420 });
      await personButton.click();
      const asha = second.getByRole("alert").filter({ hasText: "Asha Rao" });
      await expect(asha).toBeInViewport({ ratio: 1 });
      if (before !== null) await second.setViewportSize(before);
      await expect(asha).toContainText(/Already in.*Checked in on .* by Superadmin\./s);
    });
    await test.step("a walk-in comes in with a reason, and a slip is reverted; the tab counts live", async () => {
      const counts = admin.getByRole("region", { name: "Check-ins" }).getByRole("listitem");
      await expect(counts).toContainText("1 /");
      await second.getByRole("button", { name: "Add a walk-in..." }).click();
      const dialog = second.getByRole("dialog");
      await dialog.getByLabel("Name").fill("Kiran Das");
      await dialog.getByLabel("Reason").fill("Guest of the club");
      await dialog.getByRole("button", { name: "Let in" }).click();
      await expect(verdict(second)).toContainText("Kiran Das");
      await expect(counts).toContainText(/1 \/.*\+ 1 walk-in/);
      await expect(admin.getByText("Guest of the club")).toBeVisible();
      await admin.getByRole("button", { name: "Make the list" }).click();
      await expect(admin.getByRole("cell", { name: "Meera Nair" }).first()).toBeVisible();
      await expectGoodAtWidths(admin, "desk-tab");
      await second.getByRole("button", { name: "Undo Kiran Das" }).click();
      await dialog.getByLabel("Reason").fill("Wrong session");
      await dialog.getByRole("button", { name: "Take back" }).click();
      await expect(counts).not.toContainText("walk-in");
    });

    // Both phones lose the network. From now on neither can know whom the other one checks in.
    await first.context().setOffline(true);
    await second.context().setOffline(true);
    const checkInOffline = async (page: Page) => {
      await choose(page, "Ravi Kumar");
      await expect(verdict(page)).toContainText("Welcome");
      await expect(page.getByText(/No network.* Check-ins waiting to be sent: 1/)).toBeVisible();
    };
    await checkInOffline(first);
    await first.reload();
    await expect(first.getByText(/Check-ins waiting to be sent: 1/)).toBeVisible();
    await choose(first, "Ravi Kumar");
    await expect(verdict(first)).toContainText(/Already in.*by this phone/s);
    await first.context().setOffline(false);
    await expect(first.getByText(/waiting to be sent/)).toHaveCount(0, { timeout: 30_000 });

    // The second phone checks Ravi in well after the first one. The server computes the time of a check-in: when the
    // request arrives, minus the check-in's age. So a slow request makes its check-in later. If the two were close
    // together, this could change their order.
    await checkInOffline(second);
    await expect(second.getByText("You are offline.")).toHaveCount(0);
    await expectGoodAtWidths(second, "desk-offline", "both");
    await second.context().setOffline(false);
    await expect(second.getByText(/Ravi Kumar: already in since .*, checked in by Superadmin/)).toBeVisible({
      timeout: 30_000,
    });
    await expect(second.getByText(/waiting to be sent/)).toHaveCount(0);

    // The stored list is encrypted. After Logout, neither the key nor the list is on the phone.
    expect((await stored(first)).names).toContain("list ");
    expect((await stored(first)).text).not.toContain("Ravi");
    await first.getByRole("button", { name: /account menu/ }).click();
    await first.getByRole("button", { name: "Logout" }).click();
    await expect.poll(() => first.evaluate(() => sessionStorage.getItem("deskKey"))).toBeNull();
    await expect.poll(async () => (await stored(first)).names).not.toContain("list ");

    // The second phone lost the network while it had the list. The next user who logs in cannot read the list, even in
    // the same tab.
    await second.context().setOffline(true);
    await second.evaluate((session) => localStorage.setItem("user", session), JSON.stringify(asha.session));
    await second.reload();
    await expect(second.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(second.getByLabel("Find by name, team or handle")).toHaveCount(0);
    await expect.poll(async () => (await stored(second)).names).not.toContain("list ");
  } finally {
    await phone.close();
  }
});

/**
 * Returns a video of one picture (YUV4MPEG2) for the fake camera, with the code in the middle of a white area.
 * @param page any page of the site, which draws the picture
 */
async function filmOf(page: Page, code: string): Promise<Buffer> {
  const luma = await page.evaluate(async (svg) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [640, 480];
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("no canvas");
    context.fillStyle = "#fff";
    context.fillRect(0, 0, 640, 480);
    context.drawImage(image, 100, 20, 440, 440);
    const { data } = context.getImageData(0, 0, 640, 480);
    const letters = Array.from({ length: 640 * 480 }, (_, at) => String.fromCharCode(data[at * 4] ?? 0));
    return letters.join(""); // Playwright transfers a list of numbers much more slowly
  }, code);
  const colours = Buffer.alloc(320 * 240 * 2, 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), Buffer.from(luma, "latin1"), colours]);
  const head = Buffer.from("YUV4MPEG2 W640 H480 F10:1 Ip A1:1 C420jpeg\n");
  return Buffer.concat([head, ...Array.from({ length: 10 }, () => frame)]);
}

/** Opens a phone whose camera always shows this video. */
async function phoneThatSees(file: string, baseURL: string): Promise<BrowserContext> {
  const { launchOptions } = test.info().project.use;
  const camera = [
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-video-capture=${file}`,
  ];
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), ...camera],
  });
  const { viewport, userAgent, isMobile, hasTouch, serviceWorkers } = PHONE;
  const context = await browser.newContext({
    baseURL,
    viewport,
    userAgent,
    isMobile,
    hasTouch,
    serviceWorkers,
    timezoneId: "Asia/Kolkata",
  });
  context.on("close", () => void browser.close());
  return context;
}

/** Returns the names under which the desk stored data on a phone, and all stored bytes as text. */
function stored(page: Page): Promise<{ readonly names: readonly string[]; readonly text: string }> {
  return page.evaluate(
    () =>
      new Promise<{ names: string[]; text: string }>((resolve) => {
        const request = indexedDB.open("desk", 1);
        request.onsuccess = () => {
          const store = request.result.transaction("sealed").objectStore("sealed");
          const [keys, values] = [store.getAllKeys(), store.getAll()];
          values.onsuccess = () => {
            const all = values.result as { readonly bytes: ArrayBuffer }[];
            const text = all.map(({ bytes }) => new TextDecoder("latin1").decode(bytes)).join("");
            request.result.close();
            resolve({ names: keys.result.map(String), text });
          };
        };
      }),
  );
}
