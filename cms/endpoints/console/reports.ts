import type { Endpoint } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respondError, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { consoleEndpoint } from '#cms/endpoints/console/call.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import { environment } from '#cms/env.ts'
import { decideReportOf } from '#cms/operations/reports/decide-report.ts'
import { readReport } from '#cms/operations/reports/read-report.ts'
import { readSupport } from '#cms/operations/site/read-sender.ts'
import { decideReportSchema } from '#domain/contract/reports.ts'
import { supportEmail } from '#domain/mail/support-email.ts'
import { requireCommand } from '#domain/permissions/command-scope.ts'
import { REPORT_ACTION_CODES, REPORT_ACTIONS } from '#domain/reports/decide.ts'

/** The decisions of staff on reports. Each answers with the report after it. */
export const REPORT_CONSOLE_ENDPOINTS: readonly Endpoint[] = REPORT_ACTION_CODES.map((action) =>
  consoleEndpoint('post', `/reports/:id/${action}`, async (req, { actor }) => {
    const allowed = requireCommand(actor, REPORT_ACTIONS[action].command)
    if (!allowed.ok) return respondRefusal(allowed)
    const written = pathParameter(req, 'id')
    if (!/^[1-9]\d{0,8}$/.test(written)) return respondError('not-found')
    const report = Number(written)
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const form = decideReportSchema.safeParse(fields.value)
    if (!form.success) return respondRefusals(faultsOf(form.error))
    const support = await readSupport(req.payload, supportEmail(environment()))
    const decided = await decideReportOf(req.payload, { actor, report, action, support, ...form.data })
    if (!decided.ok) return respondRefusal(decided)
    return Response.json(await readReport(req.payload, report, actor), {
      headers: { 'Cache-Control': 'no-store' },
    })
  }),
)
