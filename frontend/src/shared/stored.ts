/** Returns the value of a JSON text, or null if there is no text or it is not JSON. */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** A browser's storage for texts that the site can do without. */
interface Stored {
  /** Returns the text, or null if there is none or the browser forbids storage. */
  readonly get: (key: string) => string | null;
  /** Returns the stored value, or null if there is none, if it is not JSON, or if the browser forbids storage. */
  readonly getJson: (key: string) => unknown;
  /** Stores a text, or removes it if `text` is null. Does nothing if storage is forbidden or full. */
  readonly set: (key: string, text: string | null) => void;
}

/**
 * Wraps a storage so that its methods never throw. `storage` is a function, because in a browser that forbids storage,
 * even reading `localStorage` throws.
 */
function storedIn(storage: () => Storage): Stored {
  const attempt = <Value>(work: () => Value): Value | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  const get = (key: string) => attempt(() => storage().getItem(key));
  return {
    get,
    getJson: (key) => parsedJson(get(key)),
    set: (key, text) => {
      attempt(() => {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
      });
    },
  };
}

/** Texts on this device, for all tabs. */
export const onDevice = storedIn(() => localStorage);
/** Texts of this tab, which the browser deletes with the tab. */
export const inTab = storedIn(() => sessionStorage);
