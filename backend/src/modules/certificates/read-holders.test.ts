import { readHolders } from "./read-holders.js";

test("a place is read in any grouping and script; none is none", () => {
  const csv = 'Name,Rank\nAsha,"1,001"\nRavi,\u0967\u0968\nMeera,0\nZoe,first';
  expect(readHolders({ kind: "rank", csv }).map(({ place }) => place)).toEqual([1001, 12, null, null]);
});

test("a list's headings are understood as forms word them, and the sender may say what a column holds", () => {
  const csv = "Name of the student,E-mail address,Institute\nAsha Rao,ASHA@list.example,NIT";
  expect(readHolders({ kind: "participation", csv })).toMatchObject([
    { name: "Asha Rao", email: "asha@list.example", college: "NIT", problem: null },
  ]);
  const unknown = "Wer,Adresse\nAsha Rao,asha@list.example";
  const columns = [
    { column: 0, field: "name" as const },
    { column: 1, field: "email" as const },
  ];
  expect(readHolders({ kind: "participation", csv: unknown, columns })).toMatchObject([
    { line: 2, name: "Asha Rao", email: "asha@list.example" },
  ]);
});
