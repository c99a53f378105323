import { fireEvent, render, screen } from "@testing-library/react";
import { useReadOnlyForms } from "./use-read-only-forms";

function ReadOnlyPage() {
  const refused = useReadOnlyForms();
  return (
    <form>
      <label>
        Event
        <select>
          <option>Syntax Siege</option>
          <option>AlgOlympics</option>
        </select>
      </label>
      <p>Refused: {refused}</p>
    </form>
  );
}

test.each([
  ["ArrowDown", false, "Refused: 1"],
  ["a", false, "Refused: 1"],
  ["Tab", true, "Refused: 0"],
  ["Escape", true, "Refused: 0"],
])(
  "in a student view, the key %s in a select is prevented unless it changes nothing",
  (key, happens, text) => {
    render(<ReadOnlyPage />);
    expect(fireEvent.keyDown(screen.getByLabelText("Event"), { key })).toBe(happens);
    expect(screen.getByText(text)).toBeVisible();
  },
);
