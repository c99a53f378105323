import type { PasswordHasher } from "../kernel/auth/password-hasher.js";
import { auditOf } from "../kernel/audit/audit-log.js";
import type { Database } from "../kernel/db/database.js";
import type { Outbox } from "../kernel/mail/outbox.js";
import type { OutboxRepository } from "../kernel/mail/outbox.repository.js";
import { AccountClosingService } from "../modules/accounts/account-closing.service.js";
import type { AccountRepository } from "../modules/accounts/account.repository.js";
import type { AccountService } from "../modules/accounts/account.service.js";
import type { CodeService } from "../modules/accounts/code.service.js";
import { CredentialsService } from "../modules/accounts/credentials.service.js";
import { DataExportService } from "../modules/accounts/data-export.service.js";
import { DeviceService } from "../modules/accounts/device.service.js";
import type { KnownDeviceService } from "../modules/accounts/known-device.service.js";
import type { PasswordCheckService } from "../modules/accounts/password-check.service.js";
import { ProfileService } from "../modules/accounts/profile.service.js";
import type { RoleService } from "../modules/accounts/role.service.js";
import type { SessionRepository } from "../modules/accounts/session.repository.js";
import type { SessionService } from "../modules/accounts/session.service.js";
import type { EventService } from "../modules/events/event.service.js";
import { PaymentExportRepository } from "../modules/payments/payment-export.repository.js";
import { MembershipExportRepository } from "../modules/teams/membership-export.repository.js";

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
  readonly outboxRepository: OutboxRepository;
  readonly publicUrl: string;
  readonly events: EventService;
}

/** Wires what people do with their own account; each part of the product adds its share to the export. */
export function createSelfServices(parts: SelfServiceParts) {
  const {
    db,
    accounts,
    accountRepository,
    sessions,
    sessionRepository,
    passwords,
    outbox,
    outboxRepository,
    events,
  } = parts;
  const exports = new DataExportService(accounts);
  const memberships = new MembershipExportRepository(db, (eventIds) => events.titles(eventIds));
  const payments = new PaymentExportRepository(db);
  exports.add("sessions", ({ id }) => sessionRepository.liveOf(id, new Date()));
  exports.add("teams", ({ id }) => memberships.ofUser(id));
  exports.add("payments", ({ id }) => payments.ofReporter(id));
  exports.add("mails", ({ email }) => outboxRepository.historyOf(email));
  exports.add("auditLog", ({ id }) => auditOf(db, id));
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
    exports,
    closing: new AccountClosingService(db, accounts, passwords, outbox, parts.roles, outboxRepository),
  };
}
