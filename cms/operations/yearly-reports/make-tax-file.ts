import { fragment, type Transaction } from '#cms/operations/database.ts'
import { openValues } from '#cms/operations/payees/sealer.ts'
import type { Columns, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { MadeReport } from '#domain/contract/console/finance.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { money } from '#domain/money/money.ts'
import type { PayeeValues } from '#domain/payees/fields.ts'
import type { TaxFormKind } from '#domain/payees/tax-forms.ts'
import { convert, type EuroRates } from '#domain/yearly-reports/convert.ts'
import {
  isComplete,
  isReported1099,
  type PaidIncome,
  type TaxFile,
  taxCsv,
} from '#domain/yearly-reports/tax-csv.ts'
import { inYear, readRates } from './read-sums.ts'

/** The tax forms whose holders each file reports. */
const FORMS = {
  '1099-misc': ['W-9'],
  '1042-s': ['W-8BEN', 'W-8BEN-E'],
} as const satisfies Record<TaxFile, readonly TaxFormKind[]>

interface PaidRow extends Record<string, unknown> {
  readonly user_id: Present<'contributors.owner_id'>
  readonly currency: Computed<Currency>
  readonly rate: Present<'cashouts.withheld_basis_points'>
  readonly gross: Computed<string>
  readonly withheld: Computed<string>
}

/**
 * The data of a form: what was paid out in the year, in US dollars, by payee and rate. Form 1042-S reports income from the
 * United States alone.
 */
export async function makeTaxFile(
  transaction: Transaction,
  file: TaxFile,
  year: number,
): Promise<Result<MadeReport>> {
  const rates = await readRates(transaction, year)
  const incomes: PaidIncome[] = []
  const leftOut = new Set<string>()
  for (const row of await readPaid(transaction, file, year)) {
    const income = dollarsOf(row, rates)
    if (income === null) return refuse('report-rate-missing')
    const form = await openForm(transaction, row.user_id, FORMS[file])
    if (form === null) leftOut.add(row.user_id)
    else if (!form.ok) return form
    else
      addIncome(incomes, {
        payee: row.user_id,
        rate: file === '1042-s' ? row.rate : 0,
        values: form.value,
        ...income,
      })
  }
  const reported = file === '1099-misc' ? incomes.filter(isReported1099) : incomes
  return accept({
    content: taxCsv(file, reported),
    payees: new Set(reported.map(({ payee }) => payee)).size,
    left_out: leftOut.size,
    incomplete: reported.filter((income) => !isComplete(file, income)).length,
  })
}

/** One line for each payee and rate, whatever the currencies of the payouts. Form 1099-MISC has no rates. */
function addIncome(incomes: PaidIncome[], income: PaidIncome): void {
  const known = incomes.findIndex(({ payee, rate }) => payee === income.payee && rate === income.rate)
  const before = incomes[known]
  if (before === undefined) incomes.push(income)
  else
    incomes[known] = {
      ...before,
      gross: before.gross + income.gross,
      withheld: before.withheld + income.withheld,
    }
}

function dollarsOf({ currency, gross, withheld }: PaidRow, rates: EuroRates) {
  const paid = convert(money(BigInt(gross), currency), 'USD', rates)
  const kept = convert(money(BigInt(withheld), currency), 'USD', rates)
  return paid === null || kept === null ? null : { gross: paid, withheld: kept }
}

function readPaid(transaction: Transaction, file: TaxFile, year: number): Promise<PaidRow[]> {
  const gross = file === '1042-s' ? fragment`k.us_source` : fragment`k.amount`
  return transaction<PaidRow>(fragment`
    select c.owner_id as user_id, k.currency::text, k.withheld_basis_points as rate, sum(${gross})::text as gross,
      sum(k.withheld)::text as withheld
      from cashouts k join contributors c on c.id = k.contributor_id
     where k.state = 'paid' and c.owner_id is not null and ${inYear(fragment`k.settled_at`, year)}
       and k.tax_form = any(${fragment.param(FORMS[file])}::varchar[])
     group by 1, 2, 3 having sum(${gross}) > 0 order by 1, 3, 2`)
}

/** The newest tax form of an account that finance accepted; null without one. */
async function openForm(
  transaction: Transaction,
  user: string,
  kinds: readonly TaxFormKind[],
): Promise<Result<PayeeValues> | null> {
  const [row] = await transaction<Columns<'tax_forms', 'id' | 'sealed'> & Record<string, unknown>>(fragment`
    select f.id, f.sealed from tax_forms f join payees p on p.id = f.payee_id
     where p.user_id = ${user} and f.kind = any(${fragment.param(kinds)}::varchar[])
       and f.state in ('approved', 'replaced') and f.decided_at is not null
     order by f.version desc limit 1`)
  return row === undefined ? null : openValues({ column: 'tax_forms.sealed', row: row.id }, row.sealed)
}
