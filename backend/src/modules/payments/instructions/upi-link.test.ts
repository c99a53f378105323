import { upiLink, type UpiPayment } from "./upi-link.js";

const PAYMENT: UpiPayment = {
  payeeAddress: "club.desk-1@examplebank",
  payeeName: "Coding Club & Friends",
  amountPaise: 36_050,
  note: "SS-7K3QX9 Syntax Siege 2025",
  reference: "SS-7K3QX9",
};

test("fills in everything that NPCI's linking specification asks for", () => {
  const link = upiLink(PAYMENT);
  expect(link).toBe(
    "upi://pay?pa=club.desk-1@examplebank&pn=Coding%20Club%20%26%20Friends&am=360.50&cu=INR" +
      "&tn=SS-7K3QX9%20Syntax%20Siege%202025&tr=SS-7K3QX9",
  );
  expect(Object.fromEntries(new URL(link).searchParams)).toMatchObject({
    pn: "Coding Club & Friends",
    am: "360.50",
  });
});

test("keeps the note to 50 plain characters", () => {
  const note = new URL(upiLink({ ...PAYMENT, note: `Fee: ₹360 — "${"long ".repeat(20)}"` })).searchParams.get(
    "tn",
  );
  expect(note).toMatch(/^Fee 360 long long[A-Za-z0-9 ]*$/);
  expect(note?.length).toBeLessThanOrEqual(50);
});

test("asks for no amount when nothing is due", () => {
  expect(upiLink({ ...PAYMENT, amountPaise: 0 })).not.toContain("am=");
});
