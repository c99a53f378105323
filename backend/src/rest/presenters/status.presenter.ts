/** The reply that the specification's section 7 calls "status". */
export function statusReply(message: string): object {
  return { status: "success", message };
}
