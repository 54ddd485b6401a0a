import type { Endpoint, PayloadRequest } from 'payload'
import { callerNetwork } from '#cms/endpoints/api-v2/caller-network.ts'
import { rateLimit } from '#cms/endpoints/api-v2/rate-limit.ts'
import { readJson } from '#cms/endpoints/api-v2/read-fields.ts'
import { endpoint, respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { countryOf } from '#cms/endpoints/country-of.ts'
import { environment } from '#cms/env.ts'
import { sessionOf } from '#cms/operations/accounts/authenticate-session.ts'
import { queueEvents } from '#cms/operations/analytics/event-queue.ts'
import { readFlags } from '#cms/operations/experiments/read-flags.ts'
import { readHeldSubscriptions } from '#cms/operations/subscriptions/read-holdings.ts'
import { actorOf } from '#collections/access.ts'
import { consentIn } from '#domain/accounts/consent.ts'
import { rowsOf } from '#domain/analytics/event-row.ts'
import { EVENTS_BYTES, EVENTS_RATE } from '#domain/analytics/limits.ts'
import { eventsSchema } from '#domain/contract/events.ts'
import { exposuresOf } from '#domain/experiments/exposures.ts'
import { NO_PLAN } from '#domain/experiments/flag.ts'
import { mayOpenPanel } from '#domain/permissions/permissions.ts'
import { isBrowser } from '#domain/visitors/crawlers.ts'

const allowed = rateLimit(EVENTS_RATE)

/** Events of pages. What is not counted is accepted too: a page sends the events of every user. */
export const EVENT_ENDPOINTS: readonly Endpoint[] = [
  endpoint('post', '/events', async (req) => {
    if (!allowed(callerNetwork(req, environment().PROXIES_IN_FRONT), Date.now()))
      return respondError('too-many-events')
    const body = await readJson(req, EVENTS_BYTES)
    if (!body.ok) return respondRefusal(body)
    const sent = eventsSchema.safeParse(body.value)
    if (!sent.success) return respondError('event-invalid')
    if (isCounted(req)) {
      const { headers } = req
      const cookies = headers.get('cookie') ?? ''
      const rows = rowsOf(sent.data, {
        userAgent: headers.get('user-agent') ?? '',
        country: countryOf(req),
        agreed: consentIn(cookies) === 'all' && headers.get('sec-gpc') !== '1',
        ownOrigin: new URL(environment().PUBLIC_URL).origin,
        now: new Date(),
      })
      queueEvents(req.payload, rows)
      const { flags } = await readFlags(req.payload)
      const needsPlan = flags.some(({ plans }) => plans.length > 0)
      const plan = needsPlan ? await planOf(req) : NO_PLAN
      queueEvents(req.payload, exposuresOf(rows, flags, { cookies, plan }))
    }
    return new Response(null, { status: 204 })
  }),
]

/** The plan by which flags are targeted: the first of the account in use. */
async function planOf(req: PayloadRequest): Promise<string> {
  const actor = actorOf(req.user)
  if (actor === null) return NO_PLAN
  const team = sessionOf(req)?.team?.id ?? null
  const [held] = await readHeldSubscriptions(req.payload, actor.id, team)
  return held?.plan_info.slug ?? NO_PLAN
}

/** Not of crawlers, of other sites, and of staff (spec section 6). */
function isCounted({ headers, user }: PayloadRequest): boolean {
  const isSameOrigin = (headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin'
  return isSameOrigin && isBrowser(headers.get('user-agent') ?? '') && !mayOpenPanel(actorOf(user))
}
