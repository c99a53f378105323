import { useLocation, useNavigate } from "react-router-dom";
import { useExpiry } from "../hooks/use-expiry";
import { useStillHere } from "../hooks/use-still-here";
import { TIMINGS } from "../timings";
import { flashMessageOf } from "./flash-state";
import { Banner } from "./banner";

/** The message that the previous page left, such as "Login successful!". Shows nothing without a message. */
export function FlashMessage() {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const notice = flashMessageOf(location.state);
  // Removes the message from the history entry, so that neither a reload nor Back shows it again.
  const forget = () => {
    if (isStillHere()) void navigate({ pathname, search, hash }, { replace: true, state: null });
  };
  useExpiry(notice === null ? null : location.key, TIMINGS.banner, forget);
  if (notice === null) return null;
  return (
    <div className="frame pt-6">
      <Banner tone="success">{notice}</Banner>
    </div>
  );
}
