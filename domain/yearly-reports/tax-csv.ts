import { csvLine } from '#domain/contract/console/csv.ts'
import { decimalText } from '#domain/money/text.ts'
import type { PayeeValues } from '#domain/payees/fields.ts'
import { EXEMPTION_CODES, ROYALTY_INCOME_CODE, ROYALTY_THRESHOLD_CENTS } from './reports.ts'

/** What was paid out to a payee in a year under one tax form and rate, in cents of US dollars. */
export interface PaidIncome {
  readonly payee: string
  readonly gross: bigint
  readonly withheld: bigint
  /** The rate that was withheld, in basis points. */
  readonly rate: number
  /** Of the tax form, in full. */
  readonly values: PayeeValues
}

/** Whether the income is reported on form 1099-MISC. */
export function isReported1099({ gross, withheld }: Pick<PaidIncome, 'gross' | 'withheld'>): boolean {
  return gross >= ROYALTY_THRESHOLD_CENTS || withheld > 0n
}

/** A cell of a report: a value of the tax form, or what the year's payments say. */
type Cell = { readonly field: string } | { readonly of: (income: PaidIncome) => string }

const FORM_1099 = {
  account_number: { of: ({ payee }) => payee },
  recipient_tin: { field: 'us_tin' },
  recipient_name: { field: 'legal_name' },
  business_name: { field: 'business_name' },
  classification: { field: 'classification' },
  street: { field: 'street' },
  city: { field: 'city' },
  state: { field: 'us_state' },
  zip: { field: 'postal_code' },
  box_2_royalties: { of: ({ gross }) => dollars(gross) },
  box_4_federal_tax_withheld: { of: ({ withheld }) => dollars(withheld) },
} as const satisfies Record<string, Cell>

const FORM_1042S = {
  account_number: { of: ({ payee }) => payee },
  box_1_income_code: { of: () => ROYALTY_INCOME_CODE },
  box_2_gross_income: { of: ({ gross }) => dollars(gross) },
  box_3_chapter_indicator: { of: () => '3' },
  box_3a_exemption_code: { of: ({ rate }) => (rate === 0 ? EXEMPTION_CODES.treaty : EXEMPTION_CODES.taxed) },
  box_3b_tax_rate: { of: ({ rate }) => percent(rate) },
  box_7a_federal_tax_withheld: { of: ({ withheld }) => dollars(withheld) },
  box_13a_recipient_name: { field: 'legal_name' },
  box_13b_country: { field: 'country' },
  street: { field: 'street' },
  city: { field: 'city' },
  postal_code: { field: 'postal_code' },
  box_13e_us_tin: { field: 'us_tin' },
  chapter_3_status: { field: 'chapter3_status' },
  chapter_4_status: { field: 'chapter4_status' },
  giin: { field: 'giin' },
  foreign_tin: { field: 'foreign_tin' },
  limitation_on_benefits: { field: 'limitation_on_benefits' },
  treaty_country: { field: 'treaty_country' },
  birth_date: { field: 'birth_date' },
} as const satisfies Record<string, Cell>

/** The fields that each form cannot be filed without. */
const NEEDED = {
  '1099-misc': ['us_tin', 'legal_name', 'street', 'city', 'us_state', 'postal_code'],
  '1042-s': ['legal_name', 'country', 'street', 'city'],
} as const

export type TaxFile = keyof typeof NEEDED

/** The lines of a form's file, the names of its columns first. */
export function taxCsv(file: TaxFile, incomes: readonly PaidIncome[]): string {
  const columns: Readonly<Record<string, Cell>> = file === '1099-misc' ? FORM_1099 : FORM_1042S
  const cells = Object.values(columns)
  return [
    csvLine(Object.keys(columns)),
    ...incomes.map((income) => csvLine(cells.map((cell) => textOf(cell, income)))),
  ].join('')
}

/** Whether a payee's tax form has all that the file asks for. */
export function isComplete(file: TaxFile, { values }: PaidIncome): boolean {
  return NEEDED[file].every((field) => typeof values[field] === 'string' && values[field] !== '')
}

function textOf(cell: Cell, income: PaidIncome): string {
  if ('of' in cell) return cell.of(income)
  const value = income.values[cell.field]
  return typeof value === 'string' ? value : ''
}

function dollars(cents: bigint): string {
  return decimalText({ amount: cents, currency: 'USD' })
}

/** `30.00` of 3,000 basis points. */
function percent(basisPoints: number): string {
  return decimalText({ amount: BigInt(basisPoints), currency: 'USD' })
}
