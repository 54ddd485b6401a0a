import { z } from 'zod'
import { staffReasonSchema } from '#domain/contract/subscriptions.ts'
import { PRICE_CURRENCIES } from '#domain/money/currencies.ts'
import { readRate } from '#domain/yearly-reports/convert.ts'
import { YEARLY_REPORTS } from '#domain/yearly-reports/reports.ts'

const year = z.coerce.number().int().min(2020).max(2999)

/** `GET /api/console/yearly-reports`. */
export const reportQuerySchema = z.object({ year })
/** `POST /api/console/yearly-reports`. */
export const reportFormSchema = staffReasonSchema.extend({ year, report: z.enum(YEARLY_REPORTS) })

/** `POST /api/console/yearly-reports/rates`; the rate is as typed, such as `1.0823` US dollars for one euro. */
export const rateFormSchema = staffReasonSchema.extend({
  year,
  currency: z.enum(PRICE_CURRENCIES).exclude(['EUR']),
  rate: z.string().transform((text, context) => {
    const read = readRate(text)
    if (read !== null) return read
    context.addIssue({ code: 'custom', message: 'report-rate-invalid' })
    return z.NEVER
  }),
})

/** `POST /api/console/audit-export`: the first and the last day, in UTC. The answer is a ZIP. */
export const auditExportSchema = staffReasonSchema.extend({ from: z.iso.date(), until: z.iso.date() })

/** What the yearly reports of a year rest on. */
export interface YearlyReportState {
  readonly year: number
  /** For one euro, such as `1.0823`. */
  readonly rates: readonly { readonly currency: string; readonly rate: string }[]
  /** Currencies of earnings without a rate: DAC7 cannot be made yet. */
  readonly missing: readonly string[]
  /** Payees that reach the threshold of DAC7; null while a rate is missing. */
  readonly reportable: number | null
}

/** A report, which is stored nowhere. */
export interface ReportFile {
  readonly name: string
  readonly content: string
  /** Payees in the file. */
  readonly payees: number
  /** Payees that are not in it, because their identity or tax form is missing. */
  readonly left_out: number
  /** Payees in the file who did not state all that the form asks for. */
  readonly incomplete: number
}

export type MadeReport = Omit<ReportFile, 'name'>

/** What a payee earned in a year, as DAC7 counts it. */
export interface SalesOfPayee {
  readonly year: number
  readonly sales: number
  readonly earned: readonly { readonly amount: string; readonly currency: string }[]
  /** In euro; null while the rate of a currency is missing. */
  readonly in_euro: string | null
  readonly dac7: 'reportable' | 'below' | 'rate-missing'
}
