/* The UI kit's page, which only `npm run dev` serves (scripts/dev/pages.mjs). No build contains it. */
import "../shared/ui/theme.css";
import "./ui-kit.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { UiKitPage } from "./ui-kit-page";

const root = document.getElementById("root");
if (root === null) throw new Error("the frame has no #root");
document.title = "UI kit";
createRoot(root).render(
  <StrictMode>
    <UiKitPage />
  </StrictMode>,
);
