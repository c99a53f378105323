import { ButtonLink } from "../../../shared/ui/button-link";
import { auditAddress } from "../../../shared/admin-addresses";

/** The ways from somebody to what the audit log holds of them. */
export function PersonLogLinks({ userId }: { readonly userId: string }) {
  return (
    <div className="flex flex-wrap gap-x-2 border-t border-rule pt-2">
      <ButtonLink variant="quiet" to={auditAddress({ about: userId })}>
        What was done to them
      </ButtonLink>
      <ButtonLink variant="quiet" to={auditAddress({ actor: userId })}>
        What they did
      </ButtonLink>
    </div>
  );
}
