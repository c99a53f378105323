import { renderToStaticMarkup } from "react-dom/server";
import { EmailAddress } from "./values";

test("an e-mail address breaks after its @", () => {
  expect(renderToStaticMarkup(<EmailAddress email="asha@example.org" />)).toContain("asha@<wbr/>example.org");
});
