import type { useMailForm } from "../hooks/use-mail-form";

/** The form of a mail, as its parts use it. */
export type MailForm = ReturnType<typeof useMailForm>["form"];
