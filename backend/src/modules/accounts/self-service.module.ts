import type { PasswordHasher } from "../../kernel/auth/password-hasher.js";
import type { Database } from "../../kernel/db/database.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import { AccountClosingService } from "./account-closing.service.js";
import type { AccountRepository } from "./account.repository.js";
import type { AccountService } from "./account.service.js";
import type { CodeService } from "./code.service.js";
import { CredentialsService } from "./credentials.service.js";
import { DataExportService } from "./data-export.service.js";
import { DeviceService } from "./device.service.js";
import type { KnownDeviceService } from "./known-device.service.js";
import type { PasswordCheckService } from "./password-check.service.js";
import { ProfileService } from "./profile.service.js";
import type { RoleService } from "./role.service.js";
import type { SessionRepository } from "./session.repository.js";
import type { SessionService } from "./session.service.js";

/** What self-service stands on. */
interface SelfServiceParts {
  readonly db: Database;
  readonly accounts: AccountService;
  readonly accountRepository: AccountRepository;
  readonly sessions: SessionService;
  readonly sessionRepository: SessionRepository;
  readonly codes: CodeService;
  readonly hasher: PasswordHasher;
  readonly passwords: PasswordCheckService;
  readonly knownDevices: KnownDeviceService;
  readonly outbox: Outbox;
  readonly roles: RoleService;
  readonly publicUrl: string;
}

/** Wires what people do with their own account. */
export function createSelfServices(parts: SelfServiceParts) {
  const { db, accounts, accountRepository, sessions, sessionRepository, passwords, outbox } = parts;
  return {
    profiles: new ProfileService(db, accounts),
    credentials: new CredentialsService(
      db,
      accounts,
      accountRepository,
      passwords,
      parts.codes,
      sessions,
      parts.knownDevices,
      parts.hasher,
      outbox,
      parts.publicUrl,
    ),
    devices: new DeviceService(db, sessionRepository),
    exports: new DataExportService(accounts),
    closing: new AccountClosingService(db, accounts, passwords, outbox, parts.roles),
  };
}
