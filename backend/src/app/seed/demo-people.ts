import { Role } from "../../kernel/contract/roles.js";
import { newUser } from "../../modules/accounts/new-user.js";
import { DEMO_ADMIN_EMAIL } from "../../modules/accounts/roles/superadmin.service.js";
import type { User } from "../../modules/accounts/user.entity.js";
import { BRANCHES, COLLEGES, FIRST_NAMES, LAST_NAMES } from "./demo-vocabulary.js";
import type { Random } from "./random.js";

/** A domain reserved by RFC 2606, so mail to it never arrives. The domain also marks demo data. */
export const DEMO_DOMAIN = "students.demo.example";

const FIRST_SIGN_UP = Date.UTC(2025, 1, 1, 4, 30);
const BETWEEN_SIGN_UPS_MS = 5000;

/** Returns the demo student with this number. The data is derived from the number and from `random`. */
export function demoStudent(number: number, role: Role, passwordHash: string, random: Random): User {
  const first = random.pick(FIRST_NAMES);
  const last = random.pick(LAST_NAMES);
  const joined = 21 + random.below(4);
  const slug = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "");
  return newUser({
    name: `${first} ${last}`,
    email: `${slug(first)}.${slug(last)}.${String(number)}@${DEMO_DOMAIN}`,
    phone: `${String(6 + random.below(4))}${String(random.below(1_000_000_000)).padStart(9, "0")}`,
    passwordHash,
    role,
    college: random.pick(COLLEGES),
    universityRollNo: `${String(joined)}${random.pick(BRANCHES)}${String(number).padStart(4, "0")}`,
    codeforcesHandle: random.chance(85) ? demoHandle(slug(first), slug(last), number, random) : null,
    createdAt: new Date(FIRST_SIGN_UP + number * BETWEEN_SIGN_UPS_MS),
  });
}

/** Returns the number at the end of a demo student's address, or -1 if there is none. */
export function numberOf(email: string): number {
  return Number(/\.([0-9]+)@/.exec(email)?.[1] ?? -1);
}

/** Returns a typical handle, made unique with the person's number. Codeforces accepts 3 to 24 characters. */
function demoHandle(first: string, last: string, number: number, random: Random): string {
  const handle = random.pick([
    `${first}_${last}`,
    `${first}${last.slice(0, 1)}`,
    `${first}.${last.slice(0, 3)}`,
    `${last}.`,
    `_${first}_`,
    `the_${first}`,
    `${first}codes`,
    `${first.slice(0, 1)}${last}`,
  ]);
  const end = String(number);
  return `${handle.slice(0, 24 - end.length)}${end}`;
}

/** Returns the account that decided the demo payments, for a database without a Superadmin. */
export function demoAdmin(passwordHash: string): User {
  return newUser({
    name: "Demo Admin",
    email: DEMO_ADMIN_EMAIL,
    passwordHash,
    role: Role.Superadmin,
    createdAt: new Date(FIRST_SIGN_UP),
  });
}
