import { createContext, use } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";

/** On the server: the page that the missing address was perhaps meant to be. */
export const GuessContext = createContext<string | null>(null);

/**
 * Returns the page that the visitor probably meant, by the server's guess. The browser finds it next to the mark of the
 * missing address; for another address, opened later without the server, there is none.
 */
export function useGuess(): string | null {
  const guessed = use(GuessContext);
  const { pathname } = useLocation();
  if (guessed !== null || typeof document === "undefined" || pathname !== paths.notFound) return guessed;
  return document.getElementById("root")?.dataset["guess"] ?? null;
}
