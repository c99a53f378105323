import { findDates } from "./found-dates.js";

/** `YYYY-MM-DD HH:MM`, with `*` for what the text leaves out. */
const read = (text: string): string[] =>
  findDates(text).map(({ year, month, day, minutes }) => {
    const two = (value: number): string => String(value).padStart(2, "0");
    const clock = minutes === null ? "*" : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
    return `${String(year ?? "*")}-${two(month)}-${two(day)} ${clock}`;
  });

test.each([
  ["1 March,2025 5:00 PM IST", ["2025-03-01 17:00"]],
  ["1st March 2025", ["2025-03-01 *"]],
  ["the 1st of March, 2025 at 5 pm", ["2025-03-01 17:00"]],
  ["01 Mar 2025, 17:00", ["2025-03-01 17:00"]],
  ["1-Mar-2025", ["2025-03-01 *"]],
  ["2025-03-01", ["2025-03-01 *"]],
  ["2025-03-01T17:00", ["2025-03-01 17:00"]],
  ["01/03/2025", ["2025-03-01 *"]],
  ["1.3.2025 5.30 p.m.", ["2025-03-01 17:30"]],
  ["25/12/2024", ["2024-12-25 *"]],
  ["March 1", ["*-03-01 *"]],
  ["March 1st, 2025 by 12 AM", ["2025-03-01 00:00"]],
  ["MARCH 1, 2025 12 noon", ["2025-03-01 *"]],
  ["March 1, 2025, noon", ["2025-03-01 12:00"]],
  ["5 PM on 1 March", ["*-03-01 17:00"]],
  ["5:00 PM IST, 1 March 2025", ["2025-03-01 17:00"]],
  ["24 to 28 February 2025", ["2025-02-24 *", "2025-02-28 *"]],
  ["24–28 Feb", ["*-02-24 *", "*-02-28 *"]],
  ["March 1-2, 2025", ["2025-03-01 *", "2025-03-02 *"]],
  ["28 February to 2 March 2025", ["*-02-28 *", "2025-03-02 *"]],
  ["29 February", ["*-02-29 *"]],
])("%s", (text, dates) => {
  expect(read(text)).toEqual(dates);
});

test.each([
  "Syntax Siege 2025",
  "you may 2 times",
  "May 2 members join?",
  "the march of 300 students",
  "31/02/2025",
  "03/25/2025",
  "2025-13-01",
  "30 February 2025",
  "5:00 PM",
  "call 98765-43210",
  "version 1.2.3",
  "1/2",
  "decide 3 rounds",
  "ICPC 2024-2025",
])("no date: %s", (text) => {
  expect(read(text)).toEqual([]);
});

test("the words are those of the text, with the time", () => {
  expect(findDates("closed by 1 March,2025 5:00 PM IST. So hurry")[0]?.words).toBe(
    "1 March,2025 5:00 PM IST",
  );
  expect(findDates("At 5 PM on 1 March we stop")[0]?.words).toBe("5 PM on 1 March");
});
