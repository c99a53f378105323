import { Role } from "../../../kernel/contract/roles.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { NewSuperadminInput } from "../../../modules/accounts/contract/set-up.input.js";
import { withClub } from "../club.js";
import { CommandError, type Command, JSON_OPTION, printResult } from "../command.js";
import { choosePassword } from "../password.js";

const create: Command = {
  name: "admin create",
  summary: "Creates a Superadmin account.",
  details:
    "At a terminal, the command asks for the password. Elsewhere it generates a password and shows the password once.\nThe password is never an argument, because other people on the machine can read arguments.",
  options: {
    email: { value: "EMAIL", required: true, help: "the address to log in with" },
    name: { value: "NAME", required: true, help: "first and last name" },
    "password-stdin": { help: "read the password from standard input" },
    generate: { help: "generate a password without asking" },
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
          ? [`Password: ${chosen.password}   (shown only once: change it after logging in)`]
          : []),
      ]);
    }),
};

const promote: Command = {
  name: "admin promote",
  summary: "Makes the owner of an existing account a Superadmin.",
  details: "The person keeps their password and must log in again.",
  options: { email: { value: "EMAIL", required: true, help: "the account's address" }, ...JSON_OPTION },
  run: (values, shell) =>
    withClub(shell, async ({ superadmins }) => {
      const address = values.required("email");
      const before = await superadmins.promote(address).catch((error: unknown) => {
        if (!(error instanceof DomainError) || error.code !== "NOT_FOUND") throw error;
        throw new CommandError(
          `No account uses ${address}. To create one: npm run club -- admin create --help`,
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
  summary: "Removes every second step of an account whose owner has lost all of them.",
  details:
    "Removes the app, the passkeys and the recovery codes, logs out every device and notifies the owner by e-mail.\nThe password stays. First make sure that the request comes from the owner.",
  argument: { value: "EMAIL", required: true, help: "the account's address" },
  options: JSON_OPTION,
  run: (values, shell) =>
    withClub(shell, async ({ secondFactors }) => {
      const { argument = "" } = values;
      const account = await secondFactors.reset(argument);
      if (!account) throw new CommandError(`No account uses ${argument}. Check the address.`);
      const { name, email } = account;
      printResult(values, shell, { name, email }, [`${name} <${email}> now logs in with only the password.`]);
    }),
};

export const ADMIN_COMMANDS: readonly Command[] = [create, promote, resetSecondFactor];
