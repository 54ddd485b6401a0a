import type { Endpoint, PayloadRequest } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { rateLimit } from '#cms/endpoints/api-v2/rate-limit.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { endpoint, respond, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { call, faultsOf, formCall } from '#cms/endpoints/people/call.ts'
import { visitorOf } from '#cms/endpoints/people/visitor-of.ts'
import { environment } from '#cms/env.ts'
import { confirmSubscription } from '#cms/operations/newsletter/confirm-subscription.ts'
import { followLink } from '#cms/operations/newsletter/follow-link.ts'
import { subscribe } from '#cms/operations/newsletter/subscribe.ts'
import { unsubscribe } from '#cms/operations/newsletter/unsubscribe.ts'
import {
  confirmSubscriptionSchema,
  subscribeFormSchema,
  unsubscribeSchema,
} from '#domain/contract/newsletter.ts'
import type { Refusal } from '#domain/errors/catalogue.ts'
import { DEFAULT_LOCALE, isLocale } from '#domain/locales/locales.ts'
import type { SubscribeOutcome } from '#domain/newsletter/outcome.ts'
import { href } from '#domain/routing/href.ts'
import { isBrowser } from '#domain/visitors/crawlers.ts'

/** Clicks of one network that are counted; more still lead to their page. */
const counted = rateLimit({ most: 30, windowMs: 60_000 })

/** The newsletter's forms. */
export const NEWSLETTER_ENDPOINTS: Endpoint[] = [
  call('newsletter-subscribe', async (req) => {
    const fields = await readFields(req)
    if (!fields.ok) return answer(req, null, [fields])
    const form = subscribeFormSchema.safeParse(fields.value)
    if (!form.success) return answer(req, fields.value, faultsOf(form.error))
    const { address } = visitorOf(req)
    const asked = await subscribe(req.payload, { form: form.data, address })
    return answer(req, form.data, asked.ok ? [] : [asked])
  }),
  formCall('newsletter-confirm', confirmSubscriptionSchema, async (req, form) => {
    const confirmed = await confirmSubscription(req.payload, { ...form, address: visitorOf(req).address })
    return confirmed.ok ? respond('newsletter', 'confirmed') : respondRefusal(confirmed)
  }),
  formCall('newsletter-unsubscribe', unsubscribeSchema, (req, form) => end(req, form.token)),
]

/** The links of newsletters, which are followed without a session: the call is decided by the token. */
export const NEWSLETTER_LINKS: Endpoint[] = [
  // RFC 8058: mailbox providers send this from their own servers, with no cookie and no origin, and follow no redirect.
  endpoint('post', '/newsletter/one-click/:token', (req) => end(req, pathParameter(req, 'token'))),
  // A person who opens the address of the header decides on the page: programs that check links must not unsubscribe.
  endpoint('get', '/newsletter/one-click/:token', async (req) => {
    const page = new URL(href('unsubscribe', DEFAULT_LOCALE), environment().PUBLIC_URL)
    page.searchParams.set('token', pathParameter(req, 'token'))
    return redirectTo(page.href)
  }),
  endpoint('get', '/newsletter/links/:link', async (req) => {
    const { address, userAgent } = visitorOf(req)
    const counts = isBrowser(userAgent) && counted(address, Date.now())
    const led = await followLink(req.payload, { link: pathParameter(req, 'link'), counts })
    return led.ok ? redirectTo(led.value) : respondRefusal(led)
  }),
]

async function end(req: PayloadRequest, token: string): Promise<Response> {
  const ended = await unsubscribe(req.payload, { token, address: visitorOf(req).address })
  return ended.ok ? respond('newsletter', 'unsubscribed') : respondRefusal(ended)
}

/** For a script the envelope; for the form of the footer a redirect to the page, which states the outcome. */
function answer(req: PayloadRequest, fields: unknown, refusals: readonly Refusal[]): Response {
  const [first, ...others] = refusals
  if (req.headers.get('accept')?.includes('text/html')) {
    const outcome: SubscribeOutcome =
      first === undefined ? 'check' : first.code === 'too-many-attempts' ? 'too-many' : 'invalid'
    return redirectTo(href('subscribed', localeOf(fields), { outcome }))
  }
  return first === undefined ? respond('newsletter', 'asked') : respondRefusals([first, ...others])
}

function redirectTo(Location: string): Response {
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } })
}

function localeOf(fields: unknown) {
  const locale = typeof fields === 'object' && fields !== null && 'locale' in fields ? fields.locale : null
  return typeof locale === 'string' && isLocale(locale) ? locale : DEFAULT_LOCALE
}
