import type { SandboxOptions } from '../start-sandbox.ts'

/**
 * The account of Razorpay that the sandbox has, from `RAZORPAY_KEY_ID`, `RAZORPAY_KEY_SECRET`,
 * `RAZORPAY_WEBHOOK_SECRET` and `RAZORPAY_WEBHOOK_URL`; undefined where none of them is set.
 *
 * @throws Error when some of them are missing
 */
export function razorpayAccount(
  variables: Readonly<Record<string, string | undefined>>,
): SandboxOptions['razorpay'] {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: secret,
    RAZORPAY_WEBHOOK_URL: url,
  } = variables
  if (!keyId && !keySecret && !secret && !url) return undefined
  if (!keyId || !keySecret || !secret || !url)
    throw new Error(
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET and RAZORPAY_WEBHOOK_URL must be set',
    )
  return { keyId, keySecret, webhook: { url, secret } }
}
