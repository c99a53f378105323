import { renderToStaticMarkup } from "react-dom/server";
import { CheckIcon } from "./icons";

test("an icon whose class names set no size keeps the usual size", () => {
  expect(renderToStaticMarkup(<CheckIcon className="mt-0.5 text-good" />)).toContain("size-5");
  expect(renderToStaticMarkup(<CheckIcon className="size-4" />)).not.toContain("size-5");
});
