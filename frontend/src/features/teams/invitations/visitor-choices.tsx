import { Link } from "react-router-dom";
import { joinPath } from "@contract/kernel/contract/page-paths";
import { paths } from "@contract/kernel/contract/paths";
import { loginPath } from "../../../shared/paths";
import { buttonClass } from "../../../shared/ui/button";
import { JOINS, keepIntent } from "./join-intent";

interface VisitorChoicesProps {
  readonly token: string;
  readonly teamName: string;
}

/**
 * Links for visitors to sign up or log in. Both links lead back to this page, where the user joins the team without
 * another click.
 */
export function VisitorChoices({ token, teamName }: VisitorChoicesProps) {
  const here = joinPath(token);
  const signUp = `${paths.signUp}?next=${encodeURIComponent(here)}&${JOINS}`;
  const keep = () => keepIntent(token);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Link to={signUp} onClick={keep} className={buttonClass("primary")}>
          Sign up and join
        </Link>
        <Link to={`${loginPath(here)}&${JOINS}`} onClick={keep} className={buttonClass("secondary")}>
          Log in and join
        </Link>
      </div>
      <p className="max-w-prose text-soft">
        Signing up takes about 2 minutes. You need an e-mail address. You then join {teamName} automatically.
      </p>
    </div>
  );
}
