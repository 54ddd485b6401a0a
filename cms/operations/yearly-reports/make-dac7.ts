import type { Transaction } from '#cms/operations/database.ts'
import { readSeller } from '#cms/operations/invoices/read-seller.ts'
import { openSeller } from '#cms/operations/payees/open-seller.ts'
import type { MadeReport } from '#domain/contract/console/finance.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { isReportable } from '#domain/payees/dac7.ts'
import { isEuMember } from '#domain/tax/territories.ts'
import { dac7Xml, type PlatformOperator, type SellerOfYear } from '#domain/yearly-reports/dac7-xml.ts'
import { quartersInEuro, salesOf } from '#domain/yearly-reports/sales.ts'
import { readQuarters, readRates } from './read-sums.ts'
import { sumsByUser } from './sums-by-user.ts'

/** The report of a year to the tax office of the operator: sellers of EU members who reach the threshold. */
export async function makeDac7(
  transaction: Transaction,
  year: number,
  now: Date,
): Promise<Result<MadeReport>> {
  const operator = await readOperator(transaction)
  if (operator === null) return refuse('report-operator-incomplete')
  const rates = await readRates(transaction, year)
  const sellers: SellerOfYear[] = []
  let leftOut = 0
  for (const [user, rows] of sumsByUser(await readQuarters(transaction, year))) {
    const quarters = quartersInEuro(rows, rates)
    if (quarters === null) return refuse('report-rate-missing')
    if (!isReportable(salesOf(quarters))) continue
    const seller = await openSeller(transaction, user)
    if (!seller.ok && seller.code !== 'not-found') return seller
    if (!seller.ok) leftOut += 1
    else if (isEuMember(seller.value.values.country ?? ''))
      sellers.push({ payee: user, seller: seller.value, quarters })
  }
  return accept({
    content: dac7Xml({ year, operator, sellers, now }),
    payees: sellers.length,
    left_out: leftOut,
    incomplete: sellers.filter(({ seller }) => seller.missing.length > 0).length,
  })
}

async function readOperator(transaction: Transaction): Promise<PlatformOperator | null> {
  const { party } = await readSeller(transaction)
  const { name, country, tax_id: taxId, lines } = party
  return country === null || taxId === null || country === '' || taxId === ''
    ? null
    : { name, country, taxId, address: lines.join(', ') }
}
