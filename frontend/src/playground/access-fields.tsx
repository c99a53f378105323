import { useSyncExternalStore } from "react";
import { readSession, subscribeSession } from "../shared/session/session-store";
import { chooseAccess, useAccessChoice, type Access } from "./access";

/** Fields to choose the token that operations are sent with, or to paste another token. */
export function AccessFields() {
  const { access, pasted } = useAccessChoice();
  const session = useSyncExternalStore(subscribeSession, readSession);
  const options: readonly [Access, string][] = [
    [
      "session",
      session ? `${session.name} (${session.role}), signed in here` : "Your session here: not signed in",
    ],
    ["pasted", "Another token"],
    ["visitor", "Visitor"],
  ];
  return (
    <fieldset className="playground-access">
      <legend>Run as</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name="access"
            checked={access === value}
            onChange={() => chooseAccess({ access: value })}
          />
          {label}
        </label>
      ))}
      {access === "pasted" ? (
        <label className="playground-token">
          Token
          <input
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={pasted}
            placeholder="eyJhbGciOi…"
            onChange={(event) => chooseAccess({ pasted: event.target.value })}
          />
        </label>
      ) : null}
      {access === "session" && !session ? (
        <p>
          <a href="/login">Log in</a> on the site, then come back.
        </p>
      ) : null}
    </fieldset>
  );
}
