import { useEffect, useEffectEvent, useState } from "react";

/** Milliseconds from the last key to the address. Browsers refuse to change it more than about three times a second. */
const SETTLES_AFTER = 250;

/** What is being typed into a search, which reaches the address a moment later; a changed address shows at once. */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState<readonly string[]>([]);
  if (seen !== search) {
    setSeen(search);
    // What was sent from here comes back a moment later, and by then more may have been typed, and sent.
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
