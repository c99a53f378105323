import { render } from "@testing-library/react";
import { AMOUNT_COLUMN } from "./line-team";

test.each([
  ["500.00", "₹500"],
  ["360.5", "₹360.50"],
  ["0", "₹0"],
  ["-1,20,000", "−₹1,20,000"],
  ["12 USD", "12 USD"],
  ["", "—"],
])(
  "an amount that was not received is shown in rupees, a text without one as the file has it: %j",
  (amountText, shown) => {
    const { container } = render(AMOUNT_COLUMN.cell?.({ amount: null, amountText }));
    expect(container).toHaveTextContent(shown);
  },
);
