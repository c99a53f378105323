import { useSession } from "../../shared/session/use-session";
import { paths } from "@contract/kernel/contract/paths";
import { ButtonLink } from "../../shared/ui/button-link";
import { LockIcon } from "../../shared/ui/icons";

/**
 * What stands in the place of a closed event's registration: who is signed in reads that it is closed, the others are
 * sent to log in. Both fill the same box, so that nothing moves when the browser finds out.
 */
export function RegistrationsClosed({ eventTitleId }: { readonly eventTitleId: string }) {
  const session = useSession();
  if (session === null) {
    return (
      <ButtonLink to={paths.logIn} variant="secondary" describedBy={eventTitleId} wide>
        Register Now
      </ButtonLink>
    );
  }
  return (
    <p className="flex min-h-11 items-center justify-center gap-2 border-2 border-transparent bg-idle-wash px-2 py-2 leading-tight font-semibold whitespace-nowrap text-idle">
      <LockIcon className="size-4" />
      Registrations are closed
    </p>
  );
}
