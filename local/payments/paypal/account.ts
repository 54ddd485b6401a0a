import type { SandboxOptions } from '../start-sandbox.ts'

/**
 * The account of PayPal that the sandbox has, from `PAYPAL_CLIENT_ID`, `PAYPAL_CLIENT_SECRET`, `PAYPAL_WEBHOOK_ID` and
 * `PAYPAL_WEBHOOK_URL`; undefined where none of them is set.
 *
 * @throws Error when some of them are missing
 */
export function paypalAccount(
  variables: Readonly<Record<string, string | undefined>>,
): NonNullable<SandboxOptions['paypal']> | undefined {
  const {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
    PAYPAL_WEBHOOK_URL: url,
  } = variables
  if (!clientId && !clientSecret && !webhookId && !url) return undefined
  if (!clientId || !clientSecret || !webhookId || !url)
    throw new Error(
      'PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID and PAYPAL_WEBHOOK_URL must be set',
    )
  return { clientId, clientSecret, webhookId, webhookUrl: url }
}
