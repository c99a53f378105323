import { createContext, use } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";

/** The server's guess of the page that a missing address probably meant, or null. */
export const GuessContext = createContext<string | null>(null);

/**
 * Returns the page that the visitor probably meant, as guessed by the server. The browser reads the guess from the root
 * element of the server's page. Addresses that are opened later within the site have no guess.
 */
export function useGuess(): string | null {
  const guessed = use(GuessContext);
  const { pathname } = useLocation();
  if (guessed !== null || typeof document === "undefined" || pathname !== paths.notFound) return guessed;
  return document.getElementById("root")?.dataset["guess"] ?? null;
}
