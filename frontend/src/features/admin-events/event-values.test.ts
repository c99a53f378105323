import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readRupees } from "@contract/kernel/contract/read-figure";
import { EVENT_PICTURES, pictureBase } from "../../shared/events/event-pictures";
import { momentField, momentOf } from "../../shared/format/moments";
import { EMPTY_EVENT, inputOf } from "./event-values";

test.each([
  ["360", 36_000],
  ["₹ 1,360.5", 136_050],
  ["0", 0],
  ["360.05", 36_005],
  ["", null],
  ["-1", null],
  ["360.555", null],
  ["free", null],
])("%s rupees are %s paise", (typed, paise) => {
  expect(readRupees(typed)).toBe(paise);
});

test("moments are typed in India's time", () => {
  expect(momentOf("2025-03-01T17:00")?.toISOString()).toBe("2025-03-01T11:30:00.000Z");
  expect(momentField("2024-12-31T18:30:00.000Z")).toBe("2025-01-01T00:00");
  expect([momentOf(""), momentField(null)]).toEqual([null, ""]);
});

test("what is no number is sent to the rules as none", () => {
  const input = inputOf({ ...EMPTY_EVENT, maxTeamSize: "", qualifyingRank: "x", fee: "x" });
  expect([input.maxTeamSize, input.qualifyingRank, input.fee]).toEqual([NaN, NaN, NaN]);
});

test("the pictures to choose from are those that the site ships", () => {
  const folder = join(__dirname, "../../../public/media/events");
  expect(EVENT_PICTURES.map(({ path }) => path).sort()).toEqual(
    readdirSync(folder)
      .map((file) => `events/${file}`)
      .sort(),
  );
});

test("the folder of pictures follows from an existing picture", () => {
  const own = { image: "events/a.svg", picture: "https://media.example/club/events/a.svg" };
  expect(pictureBase([{ image: "x", picture: null }, own])).toBe("https://media.example/club/");
  expect(pictureBase([])).toBe("/media/");
});
