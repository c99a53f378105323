/** What the club set about its account and addresses. An unset text is "". */
export interface PaymentConfig {
  /** The UPI address money goes to, for example `club@bank`. */
  readonly upiId: string;
  /** The account's holder, as the bank shows it; also the payee name of the UPI link. */
  readonly bankAccountName: string;
  readonly bankAccountNumber: string;
  readonly bankIfsc: string;
  readonly publicUrl: string;
}
