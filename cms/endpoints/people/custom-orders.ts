import type { Endpoint, PayloadRequest } from 'payload'
import { respond, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { call, faultsOf } from '#cms/endpoints/people/call.ts'
import { visitorOf } from '#cms/endpoints/people/visitor-of.ts'
import { readForm } from '#cms/endpoints/read-form.ts'
import { environment } from '#cms/env.ts'
import { receiveOrder, type SentFile } from '#cms/operations/custom-orders/receive-order.ts'
import { readSupport } from '#cms/operations/site/read-sender.ts'
import type { ContactOutcome } from '#domain/contact/contact.ts'
import { customOrderSchema } from '#domain/contract/custom-orders.ts'
import { ORDER_FILES } from '#domain/custom-orders/request.ts'
import type { Refusal } from '#domain/errors/catalogue.ts'
import { DEFAULT_LOCALE, isLocale } from '#domain/locales/locales.ts'
import { supportEmail } from '#domain/mail/support-email.ts'
import { href } from '#domain/routing/href.ts'

/** The request form of custom orders. */
export const CUSTOM_ORDER_ENDPOINTS: Endpoint[] = [
  call('order-custom', async (req) => {
    const sent = await readForm(req, ORDER_FILES.most * ORDER_FILES.bytes, 'file-too-large')
    if (!sent.ok) return answer(req, null, [sent])
    const fields = Object.fromEntries(
      [...sent.value].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    const form = customOrderSchema.safeParse(fields)
    if (!form.success) return answer(req, fields.locale, faultsOf(form.error))
    const received = await receiveOrder(req.payload, {
      form: form.data,
      files: await filesOf(sent.value),
      address: visitorOf(req).address,
      support: await readSupport(req.payload, supportEmail(environment())),
    })
    return answer(req, form.data.locale, received.ok ? [] : [received])
  }),
]

/** The chosen files; a field without a choice sends an empty file without a name. */
async function filesOf(form: FormData): Promise<readonly SentFile[]> {
  const files = form.getAll('files').filter((one): one is File => one instanceof File)
  return Promise.all(
    files
      .filter(({ name, size }) => name !== '' || size > 0)
      .map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
}

/** For a script the envelope; for a form without scripts a redirect to the page, which states the outcome. */
function answer(req: PayloadRequest, language: unknown, refusals: readonly Refusal[]): Response {
  const [first, ...others] = refusals
  if (req.headers.get('accept')?.includes('text/html')) {
    const outcome: ContactOutcome =
      first === undefined ? 'sent' : first.code === 'too-many-attempts' ? 'too-many' : 'incomplete'
    const locale = typeof language === 'string' && isLocale(language) ? language : DEFAULT_LOCALE
    const Location = href('customOrder', locale, { outcome })
    return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } })
  }
  return first === undefined ? respond('customOrder', 'sent') : respondRefusals([first, ...others])
}
