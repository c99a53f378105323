import { Role } from "../../../kernel/contract/roles.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { NewSuperadminInput } from "../../../modules/accounts/contract/set-up.input.js";
import { withClub } from "../club.js";
import { CommandError, type Command, JSON_OPTION, printResult } from "../command.js";
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
    ...JSON_OPTION,
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
      const { id, name, email, role } = account;
      const password = chosen.isGenerated ? { password: chosen.password } : {};
      printResult(values, shell, { id, name, email, role, ...password }, [
        `${name} <${email}> is a Superadmin.`,
        ...(chosen.isGenerated
          ? [`Password: ${chosen.password}   (shown only this once; change it after signing in)`]
          : []),
      ]);
    }),
};

const promote: Command = {
  name: "admin promote",
  summary: "Makes the owner of an existing account a Superadmin.",
  details: "The person keeps their password and has to log in again.",
  options: { email: { value: "EMAIL", required: true, help: "the account's address" }, ...JSON_OPTION },
  run: (values, shell) =>
    withClub(shell, async ({ superadmins }) => {
      const address = values.required("email");
      const before = await superadmins.promote(address).catch((error: unknown) => {
        if (!(error instanceof DomainError) || error.code !== "NOT_FOUND") throw error;
        throw new CommandError(
          `No account uses ${address}. To make one: npm run club -- admin create --help`,
        );
      });
      const { id, name, email } = before;
      const changed = before.role !== Role.Superadmin;
      printResult(values, shell, { id, name, email, role: Role.Superadmin, changed }, [
        `${name} <${email}> ${changed ? "is now" : "already was"} a Superadmin.`,
      ]);
    }),
};

const resetSecondFactor: Command = {
  name: "reset-second-factor",
  summary: "Removes the second step of an account whose owner has lost everything.",
  details:
    "App, passkeys and recovery codes go, every device is logged out, and the owner is notified by e-mail.\nThe password stays. Make sure first that it is the owner who asks.",
  argument: { value: "EMAIL", required: true, help: "the account's address" },
  options: JSON_OPTION,
  run: (values, shell) =>
    withClub(shell, async ({ secondFactors }) => {
      const { argument = "" } = values;
      const account = await secondFactors.reset(argument);
      if (!account) throw new CommandError(`No account uses ${argument}.`);
      const { name, email } = account;
      printResult(values, shell, { name, email }, [
        `${name} <${email}> logs in with the password alone now.`,
      ]);
    }),
};

export const ADMIN_COMMANDS: readonly Command[] = [create, promote, resetSecondFactor];
