import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { TIMINGS } from "../../../shared/timings";

/** Once `due`, goes to a path after 2 s, so that the message before it can be read. */
export function useRedirect(due: boolean, to: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => void navigate(to, { replace: true }), TIMINGS.redirect);
    return () => clearTimeout(timer);
  }, [due, to, navigate]);
}
