import type { Endpoint, PayloadRequest } from 'payload'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respond, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { evidenceSigning } from '#cms/endpoints/console/evidence-signing.ts'
import { call, faultsOf, formCall } from '#cms/endpoints/people/call.ts'
import { visitorOf } from '#cms/endpoints/people/visitor-of.ts'
import { environment } from '#cms/env.ts'
import { answerHearing } from '#cms/operations/takedowns/answer-hearing.ts'
import { confirmClaim } from '#cms/operations/takedowns/confirm-claim.ts'
import { readHearing } from '#cms/operations/takedowns/read-hearing.ts'
import { receiveClaim } from '#cms/operations/takedowns/receive-claim.ts'
import {
  answerHearingSchema,
  claimFormSchema,
  confirmClaimSchema,
  readHearingSchema,
} from '#domain/contract/takedown.ts'
import type { Refusal } from '#domain/errors/catalogue.ts'
import { DEFAULT_LOCALE, isLocale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import type { ClaimOutcome } from '#domain/takedown/claim.ts'

/** Claims of rights holders, and the answers of contributors without an account. */
export const TAKEDOWN_ENDPOINTS: Endpoint[] = [
  call('claim', async (req) => {
    const fields = await readFields(req)
    if (!fields.ok) return answer(req, null, [fields])
    const form = claimFormSchema.safeParse(fields.value)
    if (!form.success) return answer(req, fields.value, faultsOf(form.error))
    const { address } = visitorOf(req)
    const site = environment().PUBLIC_URL
    const received = await receiveClaim(req.payload, { form: form.data, address, site })
    return answer(req, form.data, received.ok ? [] : [received])
  }),
  formCall('confirm-claim', confirmClaimSchema, async (req, { token }) => {
    const { address } = visitorOf(req)
    const confirmed = await confirmClaim(req.payload, { token, address })
    return confirmed.ok ? respond('cases', confirmed.value) : respondRefusal(confirmed)
  }),
  formCall('read-hearing', readHearingSchema, async (req, { token }) => {
    const { address } = visitorOf(req)
    const read = await readHearing(req.payload, { token, address, signing: evidenceSigning() })
    return read.ok ? respond('hearing', read.value) : respondRefusal(read)
  }),
  formCall('answer-hearing', answerHearingSchema, async (req, form) => {
    const { address } = visitorOf(req)
    const answered = await answerHearing(req.payload, { ...form, address })
    return answered.ok ? respond('answer', 'sent') : respondRefusal(answered)
  }),
]

/** For a script the envelope; for a form without scripts a redirect to the page, which states the outcome. */
function answer(req: PayloadRequest, fields: unknown, refusals: readonly Refusal[]): Response {
  const [first, ...others] = refusals
  if (req.headers.get('accept')?.includes('text/html')) {
    const outcome: ClaimOutcome =
      first === undefined ? 'sent' : first.code === 'too-many-attempts' ? 'too-many' : 'incomplete'
    const Location = href('takedown', localeOf(fields), { outcome })
    return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } })
  }
  return first === undefined ? respond('claim', 'sent') : respondRefusals([first, ...others])
}

function localeOf(fields: unknown) {
  const locale = typeof fields === 'object' && fields !== null && 'locale' in fields ? fields.locale : null
  return typeof locale === 'string' && isLocale(locale) ? locale : DEFAULT_LOCALE
}
