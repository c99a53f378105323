/** The version of the service's client library whose request format this file uses. */
const LIB_VERSION = "4.4.1";
/** Milliseconds without a reply after which the service counts as failed. */
const TIMEOUT_MS = 8000;

/** The account and template at the transactional e-mail service, with the names from its API. */
export interface EmailServiceConfig {
  readonly url: string;
  readonly userId: string;
  readonly serviceId: string;
  readonly templateId: string;
}

/**
 * Returns a channel that sends the template's fields to the transactional e-mail service. A reply with status 200 or
 * the text OK is a success.
 * @throws Error immediately if one of the three ids is missing
 */
export function emailServiceChannel({
  url,
  userId,
  serviceId,
  templateId,
}: EmailServiceConfig): (templateParams: object) => Promise<void> {
  for (const [name, value] of Object.entries({ userId, serviceId, templateId })) {
    if (value === "") throw new Error(`The e-mail service needs its ${name}`);
  }
  return async (templateParams) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        lib_version: LIB_VERSION,
        user_id: userId,
        service_id: serviceId,
        template_id: templateId,
        template_params: templateParams,
      }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (response.status !== 200 && text !== "OK") {
      throw new Error(`the e-mail service answered ${String(response.status)}`);
    }
  };
}
