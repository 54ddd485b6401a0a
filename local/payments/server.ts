import { paypalAccount } from './paypal/account.ts'
import { razorpayAccount } from './razorpay/account.ts'
import { startSandbox } from './start-sandbox.ts'

/**
 * The payment sandbox as a process: the API of Stripe, Razorpay and PayPal, their pages and webhooks, on loopback by default. Reads
 * `PAYMENTS_DIR`, `PAYMENTS_PORT`, `PAYMENTS_HOST`, `STRIPE_SECRET_KEY`, `STRIPE_WEBHOOK_SECRET` and `STRIPE_WEBHOOK_URL`, and the variables
 * of Razorpay (`razorpay/account.ts`) and PayPal (`paypal/account.ts`).
 */
const {
  PAYMENTS_DIR: folder,
  PAYMENTS_PORT: port,
  PAYMENTS_HOST: host = '127.0.0.1',
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_WEBHOOK_URL: webhookUrl,
} = process.env
if (!folder || !port || !secretKey || !secret || !webhookUrl)
  throw new Error(
    'PAYMENTS_DIR, PAYMENTS_PORT, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_WEBHOOK_URL must be set',
  )
const razorpay = razorpayAccount(process.env)
const paypal = paypalAccount(process.env)

const sandbox = await startSandbox({
  port: Number(port),
  host,
  folder,
  secretKey,
  webhook: { url: webhookUrl, secret },
  razorpay,
  ...(paypal === undefined ? {} : { paypal }),
})
console.log(`payment sandbox listens on ${sandbox.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
