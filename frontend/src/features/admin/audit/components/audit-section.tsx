/** The tab "Audit". */
export function AuditSection() {
  return null;
}
