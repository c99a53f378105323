import QRCode from "qrcode";
import { paymentInstructions } from "./payment-instructions.js";
import { TEST_ACCOUNT } from "../testing/test-account.js";

const CONFIG = TEST_ACCOUNT;
const DUE = { amountPaise: 36_000, reference: "SS-7K3QX9", eventTitle: "Syntax Siege 2025" };
const NOTHING = { payeeName: null, upiId: null, upiLink: null, qrSvg: null, accountNumber: null, ifsc: null };

test("names link, code and account when the club set everything", async () => {
  const shown = await paymentInstructions(CONFIG, DUE);
  expect(shown).toMatchObject({
    configured: true,
    amount: 36_000,
    reference: "SS-7K3QX9",
    payeeName: "Coding Club",
    upiId: "club@examplebank",
    accountNumber: "001234567890",
    ifsc: "EXAM0000123",
  });
  expect(shown.upiLink).toContain("pa=club@examplebank&pn=Coding%20Club&am=360.00&cu=INR");
  expect(shown.qrSvg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
});

test("the code holds exactly the link, with the quiet zone of four modules that scanners need", async () => {
  const { upiLink, qrSvg } = await paymentInstructions(CONFIG, DUE);
  const modules = QRCode.create(upiLink ?? "", { errorCorrectionLevel: "M" }).modules.size;
  expect(qrSvg).toContain(`viewBox="0 0 ${String(modules + 8)} ${String(modules + 8)}"`);
  const other = await paymentInstructions(CONFIG, { ...DUE, reference: "SS-000000" });
  expect(other.qrSvg).not.toBe(qrSvg);
});

test("shows no account when none is configured", async () => {
  const unset = { ...CONFIG, upiId: "", bankAccountName: "", bankAccountNumber: "", bankIfsc: "" };
  expect(await paymentInstructions(unset, DUE)).toEqual({
    ...NOTHING,
    configured: false,
    amount: 36_000,
    reference: "SS-7K3QX9",
  });
});

test.each([
  ["without the payee's name", { bankAccountName: "" }, { ...NOTHING, configured: false }],
  [
    "without a UPI id",
    { upiId: "" },
    { configured: true, upiId: null, upiLink: null, qrSvg: null, ifsc: "EXAM0000123" },
  ],
  [
    "without an IFSC",
    { bankIfsc: "" },
    { configured: true, accountNumber: null, ifsc: null, upiId: "club@examplebank" },
  ],
])("shows nothing by halves: %s", async (_case, unset, expected) => {
  expect(await paymentInstructions({ ...CONFIG, ...unset }, DUE)).toMatchObject(expected);
});
