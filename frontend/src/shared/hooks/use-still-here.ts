import { useContext } from "react";
import { UNSAFE_NavigationContext as NavigationContext, useLocation, type Location } from "react-router-dom";

/**
 * Returns a function that tells whether this render's page is still the last requested one. A page stays on the screen
 * until the next one is loaded. A timer that fires in between must not navigate away from the page that the user has
 * chosen.
 */
export function useStillHere(): () => boolean {
  const { key } = useLocation();
  // Browser and memory history both have `location`, but the router's type contains only the members that the router
  // calls.
  const history = useContext(NavigationContext).navigator as { readonly location?: Location };
  return () => history.location?.key === key;
}
