import { idOf } from "../../app/testing/unconfirmed-admin.js";
import { BinFixture } from "../admin/bin/testing/bin-fixture.js";
import { GIVER, giveOut, listOf } from "./testing/given-out.js";

let site: BinFixture;
beforeAll(async () => {
  site = await BinFixture.open();
});
afterAll(() => site.close());

const services = () => site.app.application.services;
const rows = (publicId: string) =>
  services().db.query("SELECT name, email, userId FROM certificates WHERE publicId = ?", [publicId]);
const MINE = "{ myCertificates { publicId } }";

/** Issues a certificate and returns its public id. */
async function given(line: string): Promise<string> {
  return (await giveOut(services(), listOf(line)))[0]?.publicId ?? "";
}
const heldBy = async (line: string) =>
  (await services().certificatePreviews.preview(GIVER, listOf(line))).people.map(({ isHeld }) => isHeld);

test("an account that goes takes its address from its certificate; from the bin it comes back to it", async () => {
  const lena = await site.person("Lena");
  const line = `Lena Rao,${lena.email},,`;
  const publicId = await given(line);
  const userId = await idOf(site.app, lena.email);
  await site.deleteUsers(userId);
  expect(await rows(publicId)).toEqual([{ name: "Lena Rao", email: null, userId: null }]);
  await site.restore([userId]);
  expect(await rows(publicId)).toEqual([{ name: "Lena Rao", email: lena.email, userId }]);
  expect(await heldBy(line)).toEqual([true]);
});

test("a person who got another one since the deletion has both after coming back", async () => {
  const mira = await site.person("Mira");
  const line = `Mira Rao,${mira.email},,`;
  const first = await given(line);
  const userId = await idOf(site.app, mira.email);
  await site.deleteUsers(userId);
  const second = await given(line);
  await site.restore([userId]);
  expect(await rows(first)).toMatchObject([{ email: mira.email, userId }]);
  expect(await rows(second)).toMatchObject([{ email: mira.email }]);
});

test("a name corrected while the account was in the bin: they have the new one, and get no second", async () => {
  const pia = await site.person("Pia");
  const line = `Pia Ro,${pia.email},,`;
  await given(line);
  const userId = await idOf(site.app, pia.email);
  await site.deleteUsers(userId);
  const { certificateIssues, db } = services();
  const correct = async (from: string, name: string) => {
    const [row] = await db.query<{ id: string }>("SELECT id FROM certificates WHERE name = ?", [from]);
    await certificateIssues.reissue(GIVER, { id: row?.id ?? "", name, reason: "Name" });
  };
  await correct("Pia Ro", "Pia Raw");
  await correct("Pia Raw", "Pia Rao");
  await site.restore([userId]);
  const names = "SELECT name FROM certificates WHERE userId = ? AND revokedAt IS NULL";
  expect(await db.query(names, [userId])).toEqual([{ name: "Pia Rao" }]);
  expect(await heldBy(line)).toEqual([true]);
});

test("who changed their address has it still, and gets no second one", async () => {
  const nina = await site.person("Nina");
  const publicId = await given(`Nina Rao,${nina.email},,`);
  await site.write("UPDATE users SET email = 'nina.new@example.org' WHERE email = ?", [nina.email]);
  expect((await nina.client.graphql(MINE)).data).toMatchObject({ myCertificates: [{ publicId }] });
  expect(await heldBy("Nina Rao,nina.new@example.org,,")).toEqual([true]);
});

test("the download of one's data has one's certificates", async () => {
  const olga = await site.person("Olga");
  await given(`Olga Rao,${olga.email},Null Pointers,`);
  const text = (await olga.client.graphql("{ exportMyData }")).data?.["exportMyData"] as string;
  expect(JSON.parse(text)).toMatchObject({
    certificates: [{ name: "Olga Rao", teamName: "Null Pointers", email: olga.email }],
  });
});
