import { z } from 'zod'
import { GatewayRefused, GatewayUnavailable } from '#cms/ports/payment-gateway.ts'

const bodySchema = z.object({
  name: z.string().optional(),
  message: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional(), description: z.string().optional() })).optional(),
  links: z.array(z.object({ rel: z.string().optional(), href: z.string() })).optional(),
})

/** PayPal refuses a call for a reason that a repetition does not change. */
export class PaypalRefused extends GatewayRefused {
  readonly status: number
  /** The code of the reason, such as `INSTRUMENT_DECLINED`; null where PayPal states none. */
  readonly issue: string | null
  /** The address of the object that the call would have repeated; null where PayPal links none. */
  readonly link: string | null

  constructor(words: string, status: number, issue: string | null, link: string | null = null) {
    super(words)
    this.status = status
    this.issue = issue
    this.link = link
  }
}

/** Statuses of calls that may have had their effect or can succeed later: conflicts, and too many calls. */
const REPEATED: ReadonlySet<number> = new Set([401, 408, 409, 425, 429])

/** The error of the port for an answer that is no success; its words name PayPal's reason. */
export function errorOfAnswer(status: number, body: string): Error {
  const { name, message, details = [], links = [] } = readBody(body)
  const [detail] = details
  const words = [name, detail?.issue, detail?.description ?? message].filter((word) => word !== undefined)
  const text = `PayPal answered ${status}: ${words.join(', ') || 'no reason'}`
  if (status >= 500 || status < 400 || REPEATED.has(status)) return new GatewayUnavailable(text)
  const link = links.find(({ rel }) => rel === 'self')?.href ?? null
  return new PaypalRefused(text, status, detail?.issue ?? name ?? null, link)
}

function readBody(body: string): z.infer<typeof bodySchema> {
  try {
    return bodySchema.parse(JSON.parse(body))
  } catch {
    return {}
  }
}

/** What a call answers, or null where PayPal does not know the object. */
export async function orNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof PaypalRefused && error.status === 404) return null
    throw error
  }
}

/** A member that an answer must have. @throws GatewayUnavailable */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined)
    throw new GatewayUnavailable(`PayPal did not answer with ${name}`)
  return value
}
