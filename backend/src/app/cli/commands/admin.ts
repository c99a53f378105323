import { Role } from "../../../kernel/contract/roles.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { NewSuperadminInput } from "../../../modules/accounts/contract/new-superadmin.input.js";
import { withClub } from "../club.js";
import { CommandError, type Command } from "../command.js";
import { choosePassword } from "../password.js";

const create: Command = {
  name: "admin create",
  summary: "Makes a Superadmin's account.",
  details:
    "The password is asked for at a terminal; anywhere else one is made up and shown once.\nIt is never an argument: other people on the machine can read those.",
  options: {
    email: { value: "EMAIL", required: true, help: "the address they log in with" },
    name: { value: "NAME", required: true, help: "first and last name" },
    "password-stdin": { help: "read the password from standard input" },
    generate: { help: "make up a password without asking" },
  },
  run: (values, shell) =>
    withClub(shell, async ({ superadmins }) => {
      const chosen = await choosePassword(shell, values.has("password-stdin"), values.has("generate"));
      const input = Object.assign(new NewSuperadminInput(), {
        email: values.required("email"),
        name: values.required("name"),
        password: chosen.password,
      });
      const account = await superadmins.create(input);
      shell.print(`${account.name} <${account.email}> is a Superadmin.`);
      if (chosen.isGenerated) {
        shell.print(`Password: ${chosen.password}   (shown only this once; change it after signing in)`);
      }
    }),
};

const promote: Command = {
  name: "admin promote",
  summary: "Makes the owner of an existing account a Superadmin.",
  details: "The person keeps their password and has to log in again.",
  options: { email: { value: "EMAIL", required: true, help: "the account's address" } },
  run: (values, shell) =>
    withClub(shell, async ({ superadmins }) => {
      const email = values.required("email");
      const before = await superadmins.promote(email).catch((error: unknown) => {
        if (!(error instanceof DomainError) || error.code !== "NOT_FOUND") throw error;
        throw new CommandError(`No account uses ${email}. To make one: npm run club -- admin create --help`);
      });
      const was = before.role === Role.Superadmin ? "already was" : "is now";
      shell.print(`${before.name} <${before.email}> ${was} a Superadmin.`);
    }),
};

const resetSecondFactor: Command = {
  name: "reset-second-factor",
  summary: "Removes the second step of an account whose owner has lost everything.",
  details:
    "App, passkeys and recovery codes go, every device is logged out, and the owner is notified by e-mail.\nThe password stays. Make sure first that it is the owner who asks.",
  argument: { value: "EMAIL", required: true, help: "the account's address" },
  options: {},
  run: ({ argument = "" }, shell) =>
    withClub(shell, async ({ secondFactors }) => {
      const account = await secondFactors.reset(argument);
      if (!account) throw new CommandError(`No account uses ${argument}.`);
      shell.print(`${account.name} <${account.email}> logs in with the password alone now.`);
    }),
};

export const ADMIN_COMMANDS: readonly Command[] = [create, promote, resetSecondFactor];
