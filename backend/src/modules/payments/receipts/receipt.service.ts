import type { Caller } from "../../../kernel/auth/caller.js";
import { isPermitted } from "../../../kernel/contract/access.js";
import type { EventTitles, Language } from "../../../kernel/languages/language.js";
import type { Database } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { TeamService } from "../../teams/team.service.js";
import { spelledAmount } from "../contract/spelled-amount.js";
import { receiptByNumber } from "./receipt-view.sql.js";
import type { ReceiptView } from "./receipt.types.js";

export class ReceiptService {
  constructor(
    private readonly db: Database,
    private readonly teams: TeamService,
    private readonly clubName: () => string,
    private readonly eventTitles: EventTitles,
  ) {}

  /**
   * Returns a receipt, even a cancelled one. Only the team's confirmed people, and callers who may see all reported
   * payments, can read it. For everyone else, the number counts as unknown, because numbers are easy to guess.
   * @throws DomainError RECEIPT_NOT_FOUND
   */
  async byNumber(caller: Caller, number: number): Promise<ReceiptView> {
    const receipt = await receiptByNumber(this.db, number);
    if (!receipt) throw new DomainError("RECEIPT_NOT_FOUND");
    const { teamId, ...view } = receipt;
    if (!isPermitted(caller, "reportedPayment") && !(await this.#isOf(caller, teamId)))
      throw new DomainError("RECEIPT_NOT_FOUND");
    return { ...view, spelledAmount: spelledAmount(view.amount) };
  }

  /**
   * Returns a receipt as a PDF. The texts and the event's title are in the given language.
   * @throws DomainError RECEIPT_NOT_FOUND
   */
  async pdf(caller: Caller, number: number, language: Language): Promise<Buffer> {
    const receipt = await this.byNumber(caller, number);
    const eventTitle = this.eventTitles(language, receipt.eventTitle);
    // The PDF code is loaded only when a PDF is requested.
    const { receiptPdf } = await import("./receipt-pdf.js");
    return receiptPdf(Object.assign({}, receipt, { eventTitle }), this.clubName(), language);
  }

  async #isOf(caller: Caller, teamId: string | null): Promise<boolean> {
    if (teamId === null) return false;
    const { own } = await this.teams.payingTeam(teamId, caller.userId);
    return own?.confirmed ?? false;
  }
}
