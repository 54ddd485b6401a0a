import type { Endpoint, PayloadRequest } from 'payload'
import { callerNetwork } from '#cms/endpoints/api-v2/caller-network.ts'
import { rateLimit } from '#cms/endpoints/api-v2/rate-limit.ts'
import { readJson } from '#cms/endpoints/api-v2/read-fields.ts'
import { endpoint, respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { countryOf } from '#cms/endpoints/country-of.ts'
import { environment } from '#cms/env.ts'
import { queueEvents } from '#cms/operations/analytics/event-queue.ts'
import { readFlags } from '#cms/operations/experiments/read-flags.ts'
import { actorOf } from '#collections/access.ts'
import { consentIn } from '#domain/accounts/consent.ts'
import { rowsOf } from '#domain/analytics/event-row.ts'
import { EVENTS_BYTES, EVENTS_RATE } from '#domain/analytics/limits.ts'
import { eventsSchema } from '#domain/contract/events.ts'
import { exposuresOf } from '#domain/experiments/exposures.ts'
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
      queueEvents(req.payload, exposuresOf(rows, flags, cookies))
    }
    return new Response(null, { status: 204 })
  }),
]

/** Not of crawlers, of other sites, and of staff (spec section 6). */
function isCounted({ headers, user }: PayloadRequest): boolean {
  const isSameOrigin = (headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin'
  return isSameOrigin && isBrowser(headers.get('user-agent') ?? '') && !mayOpenPanel(actorOf(user))
}
