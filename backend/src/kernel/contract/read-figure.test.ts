import { readFigure, readRupees } from "./read-figure.js";

test.each([
  ["360", "360", ""],
  ["0360.50", "360", "5"],
  ["1,00,360.00", "100360", ""],
  ["१,००,३६०.२५", "100360", "25"],
  ["1 360,50", "1360", "5"],
  ["1  360,50", "1360", "5"],
  ["१  ३६०,५०", "1360", "5"],
])("the figure %j is %s and %j", (text, whole, decimals) => {
  expect(readFigure(text)).toEqual({ whole, decimals });
});

test.each(["", "360.000", "36²", "1,2,3", "1e3", "-360", "x"])("%j is no figure", (text) => {
  expect(readFigure(text)).toBeNull();
});

test.each([
  ["360", 36000],
  ["₹1,360.50", 136050],
  ["Rs. ৩৬০/-", 36000],
  ["360 INR", 36000],
  ["360.005", null],
  ["12345678", null],
  ["-360", null],
  ["", null],
])("typed as rupees, %j is %j paise", (text, paise) => {
  expect(readRupees(text)).toBe(paise);
});
