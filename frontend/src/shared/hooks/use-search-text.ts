import { useEffect, useEffectEvent, useState } from "react";

/**
 * Milliseconds between the last key press and the change of the address, because browsers allow only about three
 * changes of the address per second.
 */
const SETTLES_AFTER = 250;

/**
 * Holds the text of a search. Typed text is written to the address a moment later. If anything else changes the
 * address, such as Back, the new text is shown immediately.
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState<readonly string[]>([]);
  if (seen !== search) {
    setSeen(search);
    // Ignores a sent text that comes back with the new address a moment later, because the user may have typed more
    // since then.
    if (sent.includes(search)) setSent(sent.slice(sent.indexOf(search) + 1));
    else setText(search);
  }
  const settle = useEffectEvent(() => {
    setSent([...sent, text.trim()]);
    onSearch(text.trim());
  });
  useEffect(() => {
    if (text.trim() === search) return undefined;
    const timer = setTimeout(settle, SETTLES_AFTER);
    return () => clearTimeout(timer);
  }, [text, search]);
  return [text, setText] as const;
}
