import { Suspense, useEffect, useState } from "react";
import { matchPath, Navigate, useLocation } from "react-router-dom";
import { useLanding } from "../../features/admin-access/use-landing";
import { SignUpForm } from "../../features/accounts/components/entrance/sign-up-form";
import { keepEarlyIntent } from "../../features/teams/invitations/join-intent";
import { JOINING_HANDLE_ID, JoiningHandle } from "../../features/teams/invitations/joining-handle";
import { paths } from "@contract/kernel/contract/paths";
import { Role } from "@contract/kernel/contract/roles";
import { lazyPage } from "../../shared/lazy-page";
import { nextPath } from "../../shared/paths";
import { readSession } from "../../shared/session/session-store";
import { AccountFrame } from "../account-frame";
import { t } from "@contract/kernel/contract/t";

// Loaded lazily, because only visitors from a team's or an event's page need it.
const SignUpPurpose = lazyPage<"SignUpPurpose", { token: string | undefined }>(
  "SignUpPurpose",
  () => import("./sign-up-purpose"),
);

/**
 * The page /signup, which creates an account with a verified e-mail address. A signed-in user is redirected as from
 * /login, and has to log out before creating another account. A concurrent login in another tab does not remove the
 * text typed here. The page to continue to after sign-up determines the shown purpose and the role.
 */
export function SignupPage() {
  const { search } = useLocation();
  const landing = useLanding() ?? paths.profile;
  const [arrivedSignedIn] = useState(() => readSession() !== null);
  const next = nextPath(search, "");
  useEffect(() => keepEarlyIntent(next), [next]);
  const token = matchPath(paths.join, next)?.params.token;
  const registers = matchPath(paths.registrationOfEvent, next) !== null;
  if (arrivedSignedIn) return <Navigate to={nextPath(search, landing)} replace />;
  const hasPurpose = token !== undefined || registers;
  return (
    <AccountFrame
      title="Sign Up"
      subtitle="One account for teams, payments and your Codeforces handle."
      points={[
        t("You need about 2 minutes, and a code that we send to your mailbox."),
        t("Your name, and a password of at least 8 characters."),
        t("Optional: your phone, college and roll number. You can also add them later."),
      ]}
      description="Create an account with the coding club: verify your e-mail, then form a team."
      purpose={
        hasPurpose ? (
          <Suspense fallback={<div className="mt-4 h-33 sm:h-29" />}>
            <SignUpPurpose token={token} />
          </Suspense>
        ) : undefined
      }
    >
      <SignUpForm
        role={hasPurpose ? (registers ? Role.TeamLeader : Role.User) : undefined}
        {...(token === undefined ? {} : { last: <JoiningHandle />, lastId: JOINING_HANDLE_ID })}
      />
    </AccountFrame>
  );
}
