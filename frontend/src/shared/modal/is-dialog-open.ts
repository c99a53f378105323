/** Returns whether a dialog is open, even if its script is still loading. Shortcuts do nothing then. */
export function isDialogOpen(): boolean {
  return document.querySelector("[role=dialog], [role=alertdialog], [data-late-dialog]") !== null;
}
