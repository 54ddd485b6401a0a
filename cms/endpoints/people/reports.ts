import type { Endpoint } from 'payload'
import { respond, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { formCall } from '#cms/endpoints/people/call.ts'
import { visitorOf } from '#cms/endpoints/people/visitor-of.ts'
import { receiveReport } from '#cms/operations/reports/receive-report.ts'
import { reportFormSchema } from '#domain/contract/reports.ts'

/** Reports of visitors and members about works. */
export const REPORT_ENDPOINTS: Endpoint[] = [
  formCall('report-work', reportFormSchema, async (req, form, actor) => {
    const received = await receiveReport(req.payload, {
      form,
      address: visitorOf(req).address,
      user: actor?.id ?? null,
    })
    return received.ok ? respond('report', 'sent') : respondRefusal(received)
  }),
]
