import { useContext } from "react";
import { UNSAFE_NavigationContext as NavigationContext, useLocation, type Location } from "react-router-dom";

/**
 * Returns a function that tells whether the page of this render is still the newest that was asked for. A page stays on the
 * screen until the next one is loaded: a timer that goes off in between must not navigate over the press that led there.
 */
export function useStillHere(): () => boolean {
  const { key } = useLocation();
  // Browser and memory history both have it; the router's type names only what it calls itself.
  const history = useContext(NavigationContext).navigator as { readonly location?: Location };
  return () => history.location?.key === key;
}
