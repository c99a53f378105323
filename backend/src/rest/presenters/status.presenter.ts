/** The reply that the club's list of routes calls "status". */
export function statusReply({ message }: { readonly message: string }): object {
  return { status: "success", message };
}
