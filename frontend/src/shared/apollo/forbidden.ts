import { ApolloLink } from "@apollo/client";
import { tap } from "rxjs";
import { wireError } from "../errors/app-error";

const listeners = new Set<() => void>();

/** Calls back when the server refuses something to the person who is signed in. Returns how to stop. */
export function onForbidden(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells of each refusal, so that a page learns at once that somebody's rights are not what they were. */
export const forbiddenLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(tap<ApolloLink.Result>({ next: look, error: look })),
);

function look(reply: unknown): void {
  if (wireError(reply)?.extensions?.code !== "FORBIDDEN") return;
  for (const listener of listeners) listener();
}
