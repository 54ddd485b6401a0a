import type { Endpoint } from 'payload'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respond, respondError, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { commandEndpoint } from '#cms/endpoints/console/call.ts'
import { formCommand } from '#cms/endpoints/console/form-command.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import { takeAuditExport } from '#cms/operations/audit-export/take-export.ts'
import { makeYearlyReport } from '#cms/operations/yearly-reports/make-report.ts'
import { readReportState, setReportRate } from '#cms/operations/yearly-reports/report-rates.ts'
import {
  auditExportSchema,
  rateFormSchema,
  reportFormSchema,
  reportQuerySchema,
} from '#domain/contract/console/finance.ts'

const NO_STORE = { 'Cache-Control': 'no-store' } as const

/** Yearly reports with their rates, and the audit export: each file asks for a reason. */
export const FINANCE_ENDPOINTS: readonly Endpoint[] = [
  commandEndpoint('get', 'yearly-report.read', '/yearly-reports', async (req) => {
    const query = reportQuerySchema.safeParse(Object.fromEntries(req.searchParams))
    if (!query.success) return respondError('bad-request', 'Send the `year`')
    return Response.json(await readReportState(req.payload, query.data.year), { headers: NO_STORE })
  }),
  formCommand('yearly-report.set-rate', '/yearly-reports/rates', rateFormSchema, (req, form, { actor }) =>
    setReportRate(req.payload, { actor, ...form }),
  ),
  commandEndpoint('post', 'yearly-report.make', '/yearly-reports', async (req, { actor }) => {
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const form = reportFormSchema.safeParse(fields.value)
    if (!form.success) return respondRefusals(faultsOf(form.error))
    const made = await makeYearlyReport(req.payload, { actor, ...form.data, now: new Date() })
    return made.ok ? respond('file', made.value) : respondRefusal(made)
  }),
  commandEndpoint('post', 'audit-export.take', '/audit-export', async (req, { actor }) => {
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const form = auditExportSchema.safeParse(fields.value)
    if (!form.success) return respondRefusals(faultsOf(form.error))
    const { reason, ...period } = form.data
    const taken = await takeAuditExport(req.payload, { actor, period, reason, now: new Date() })
    if (!taken.ok) return respondRefusal(taken)
    return new Response(taken.value, {
      headers: {
        ...NO_STORE,
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="books-${period.from}-${period.until}.zip"`,
      },
    })
  }),
]
