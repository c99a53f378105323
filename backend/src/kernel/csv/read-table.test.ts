import type { ListColumnInput, ListField } from "../contract/list-columns.js";
import { readTable } from "./read-table.js";

const fieldOf = (heading: string): ListField | null =>
  readTable(`"${heading}",x\n1,2`, "teams").reading.columns[0]?.field ?? null;

test.each<[ListField | null, string[]]>([
  [
    "email",
    [
      ...[
        "Email",
        "E-mail",
        "e mail",
        "E_Mail",
        "Email ID",
        "Email-Id",
        "emailId",
        "EMAIL ADDRESS *",
        "Mail id",
        "Gmail",
      ],
      ...[
        "E-mail address",
        "Your email id",
        "Student Email ID",
        "College Email ID",
        "2. Email (we write there)",
        "Q3. Email",
      ],
      ...["ईमेल", "ई-मेल", "ईमेल आईडी", "ई-मेल पता", "ইমেল", "ই-মেইল", "ইমেইল আইডি", "আপনার ইমেল ঠিকানা"],
      ...["Email / ईमेल", "ईमेल\nEmail", "E-mail\nID", "Email\u200B", "ｅｍａｉｌ"],
    ],
  ],
  [
    "phone",
    [
      ...[
        "Phone",
        "Phone No.",
        "Mobile No.",
        "Mobile Number",
        "mobileNo",
        "Mob. No",
        "Contact No",
        "WhatsApp number",
      ],
      ...[
        "Whatsapp No.",
        "Phone number (10 digits)",
        "Contact Number / WhatsApp",
        "Cell",
        "Participant's phone no",
      ],
      ...[
        "मोबाइल नंबर",
        "फ़ोन नं.",
        "फोन",
        "मो. न.",
        "संपर्क नंबर",
        "व्हाट्सऐप नंबर",
        "ফোন নম্বর",
        "মোবাইল নং",
        "হোয়াটসঅ্যাপ নম্বর",
      ],
    ],
  ],
  [
    "college",
    [
      ...[
        "College",
        "College Name",
        "Name of the College",
        "Institute",
        "Institution Name",
        "Name of Institute",
      ],
      ...[
        "University",
        "College/University",
        "कॉलेज",
        "कॉलेज का नाम",
        "विश्वविद्यालय",
        "কলেজের নাম",
        "প্রতিষ্ঠানের নাম",
      ],
    ],
  ],
  [
    "universityRollNo",
    [
      ...[
        "Roll No",
        "Roll No.",
        "rollNo",
        "University Roll Number",
        "Reg. No.",
        "Registration Number",
        "Enrollment No",
      ],
      ...["Student ID", "USN", "Roll", "रोल नंबर", "अनुक्रमांक", "রেজিস্ট্রেশন নম্বর", "রোল নম্বর"],
    ],
  ],
  [
    "name",
    [
      ...[
        "Name",
        "Full Name",
        "Name of the student",
        "Student's Name",
        "Participant Name",
        "Member",
        "Your name",
      ],
      ...[
        "Name (as on the certificate)",
        "Name as on the ID card",
        "Full name of the participant",
        "studentName",
      ],
      ...["नाम", "पूरा नाम", "छात्र का नाम", "নাম", "ছাত্রের নাম", "শিক্ষার্থীর নাম", "নাম / Name"],
    ],
  ],
  [
    "team",
    ["Team", "Team Name", "team_name", "teamName", "Name of the team", "टीम", "टीम का नाम", "दल", "দলের নাম"],
  ],
  [
    "codeforcesHandle",
    [
      "CF handle",
      "Codeforces Handle",
      "Codeforces ID",
      "CodeForces profile link",
      "Handle",
      "कोडफोर्सेज़ हैंडल",
      "হ্যান্ডেল",
    ],
  ],
  [
    null,
    [
      ...[
        "Remarks",
        "Leader's e-mail",
        "Parent's phone",
        "S. No.",
        "Team size",
        "Name/Email",
        "Branch",
        "Codeforces rating",
      ],
      ...["Email sent", "Phone 2", "", "*", "पता"],
    ],
  ],
])("headings are understood as %s in English, Hindi and Bengali", (field, headings) => {
  expect(headings.map((heading) => [heading, fieldOf(heading)])).toEqual(
    headings.map((heading) => [heading, field]),
  );
});

test("a list says which column is which, and which it does not use", () => {
  const csv =
    "Registrations of 2026\n\nTeam,WhatsApp,Mobile No.,Remark\nA,,9876543210,likes tea\nB,1,2,,late";
  const { reading, rows } = readTable(csv, "teams");
  expect(reading.columns).toEqual([
    { column: 0, heading: "Team", sample: "A", field: "team", isDoubtful: false },
    { column: 1, heading: "WhatsApp", sample: "1", field: null, isDoubtful: false },
    { column: 2, heading: "Mobile No.", sample: "9876543210", field: "phone", isDoubtful: false },
    { column: 3, heading: "Remark", sample: "likes tea", field: null, isDoubtful: false },
    { column: 4, heading: "", sample: "late", field: null, isDoubtful: false },
  ]);
  expect(reading.fields).toContain("email");
  expect(rows.map(({ line, cell }) => [line, cell("team"), cell("phone"), cell("email")])).toEqual([
    [4, "A", "9876543210", ""],
    [5, "B", "2", ""],
  ]);
});

const namesOf = (csv: string, choices: readonly ListColumnInput[] = []) => {
  const { reading, rows } = readTable(csv, "people", choices);
  return [
    rows.map(({ cell }) => cell("name")),
    reading.columns.filter(({ field }) => field === "name").length,
  ];
};

test("a name in several columns is joined, in the order in which it is spoken", () => {
  expect(namesOf("Last Name,First Name,Email\nRao,Asha,a@b.example\n,Bela,b@b.example")).toEqual([
    ["Asha Rao", "Bela"],
    2,
  ]);
  expect(namesOf("पहला नाम,उपनाम\nAsha,Rao")).toEqual([["Asha Rao"], 2]);
  expect(namesOf("Given name,Middle name,Surname\nAsha,K,Rao")).toEqual([["Asha K Rao"], 3]);
});

test("a column for the whole name, or a choice, comes before its parts; a surname alone is no name", () => {
  expect(namesOf("Full name,First name,Last name\nAsha K Rao,Asha,Rao")).toEqual([["Asha K Rao"], 1]);
  expect(namesOf("First name,Last name\nAsha,Rao", [{ column: 0, field: "name" }])).toEqual([["Asha"], 1]);
  expect(namesOf("Email,Surname\na@b.example,Rao")).toEqual([[""], 0]);
});

test.each(["-", "--", "—", "NA", "n/a", "N.A.", "nil", "None", "#N/A"])(
  "%s says that there is none, but may be a name",
  (blank) => {
    const [row] = readTable(
      `Name,Phone,CF handle,Roll No\n${blank},${blank},${blank},${blank}`,
      "people",
    ).rows;
    const cells = (["name", "phone", "codeforcesHandle", "universityRollNo"] as const).map((field) =>
      row?.cell(field),
    );
    expect(cells).toEqual([blank, "", "", ""]);
  },
);

test("what the sender says of a column comes before its heading", () => {
  const choices = [
    { column: 1, field: "name" as const },
    { column: 2, field: null },
    { column: 3, field: "email" as const },
  ];
  const { rows, has } = readTable("Team,Wer,Name,Phone\nA,Asha,x,a@b.example", "teams", choices);
  const cell = rows[0]?.cell;
  expect([cell?.("team"), cell?.("name"), cell?.("email"), has("phone")]).toEqual([
    "A",
    "Asha",
    "a@b.example",
    false,
  ]);
});
