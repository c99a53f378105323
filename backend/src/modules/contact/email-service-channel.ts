/** Version of the service's client library whose request format is used here. */
const LIB_VERSION = "4.4.1";
/** Milliseconds after which a service that does not reply counts as failed. */
const TIMEOUT_MS = 8000;

/** Account and template at the transactional e-mail service, as its API names them. */
export interface EmailServiceConfig {
  readonly url: string;
  readonly userId: string;
  readonly serviceId: string;
  readonly templateId: string;
}

/**
 * Returns a channel that sends the fields of a template at the transactional e-mail service. Success is status 200 or
 * the text OK.
 * @throws Error immediately when one of the three ids is missing
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
