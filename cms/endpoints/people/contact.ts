import type { Endpoint, PayloadRequest } from 'payload'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respond, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { call, faultsOf } from '#cms/endpoints/people/call.ts'
import { visitorOf } from '#cms/endpoints/people/visitor-of.ts'
import { environment } from '#cms/env.ts'
import { receiveContactMessage } from '#cms/operations/contact/receive-contact-message.ts'
import { readSupport } from '#cms/operations/site/read-sender.ts'
import type { ContactOutcome } from '#domain/contact/contact.ts'
import { contactFormSchema } from '#domain/contract/contact.ts'
import type { Refusal } from '#domain/errors/catalogue.ts'
import { DEFAULT_LOCALE, isLocale } from '#domain/locales/locales.ts'
import { supportEmail } from '#domain/mail/support-email.ts'
import { href } from '#domain/routing/href.ts'

/** The contact form. */
export const CONTACT_ENDPOINTS: Endpoint[] = [
  call('contact', async (req) => {
    const fields = await readFields(req)
    if (!fields.ok) return answer(req, null, [fields])
    const form = contactFormSchema.safeParse(fields.value)
    if (!form.success) return answer(req, fields.value, faultsOf(form.error))
    const received = await receiveContactMessage(req.payload, {
      form: form.data,
      address: visitorOf(req).address,
      support: await readSupport(req.payload, supportEmail(environment())),
    })
    return answer(req, form.data, received.ok ? [] : [received])
  }),
]

/** For a script the envelope; for a form without scripts a redirect to the page, which states the outcome. */
function answer(req: PayloadRequest, fields: unknown, refusals: readonly Refusal[]): Response {
  const [first, ...others] = refusals
  if (req.headers.get('accept')?.includes('text/html')) {
    const outcome: ContactOutcome =
      first === undefined ? 'sent' : first.code === 'too-many-attempts' ? 'too-many' : 'incomplete'
    const Location = href('contact', localeOf(fields), { outcome })
    return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } })
  }
  return first === undefined ? respond('contact', 'sent') : respondRefusals([first, ...others])
}

function localeOf(fields: unknown) {
  const locale = typeof fields === 'object' && fields !== null && 'locale' in fields ? fields.locale : null
  return typeof locale === 'string' && isLocale(locale) ? locale : DEFAULT_LOCALE
}
