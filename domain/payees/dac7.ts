import type { PayeeValues } from './fields.ts'
import type { PayeeKind } from './identity.ts'

/** Sellers with fewer sales and less consideration in a year are not reported (Directive (EU) 2021/514, annex V, section I B 4). */
const DAC7_SALES = 30
/** Cents of euro. */
const DAC7_CONSIDERATION = 200_000n

export interface SalesOfYear {
  readonly sales: number
  /** Cents of euro, after the platform's share. */
  readonly consideration: bigint
}

/** Whether a contributor is flagged for the report of a year: from 30 sales or 2,000.00 EUR on. */
export function isReportable({ sales, consideration }: SalesOfYear): boolean {
  return sales >= DAC7_SALES || consideration >= DAC7_CONSIDERATION
}

/** What the report states of a seller, and the field that holds it. */
export const DAC7_FIELDS = {
  individual: ['legal_name', 'street', 'city', 'postal_code', 'country', 'tin', 'tin_country', 'birth_date'],
  entity: [
    'legal_name',
    'street',
    'city',
    'postal_code',
    'country',
    'tin',
    'tin_country',
    'registration_number',
  ],
} as const

export interface ReportedSeller {
  readonly kind: PayeeKind
  /** By the names of the fields of the identity; a field that the seller did not state is left out. */
  readonly values: Readonly<Record<string, string>>
  /** Fields that the report asks for and the identity has not. */
  readonly missing: readonly string[]
}

/** An identity as the report states it. Of a person without a taxpayer number, the place of birth is reported in its place. */
export function sellerOf(kind: PayeeKind, values: PayeeValues): ReportedSeller {
  const textOf = (field: string) => {
    const value = values[field]
    return typeof value === 'string' ? value : null
  }
  const isWithoutNumber = kind === 'individual' && textOf('tin') === null
  const asked: readonly string[] = isWithoutNumber
    ? [...DAC7_FIELDS.individual.filter((field) => !OF_NUMBER.has(field)), 'birth_place']
    : DAC7_FIELDS[kind]
  return {
    kind,
    values: Object.fromEntries(
      asked.flatMap((field) => {
        const text = textOf(field)
        return text === null ? [] : [[field, text]]
      }),
    ),
    missing: asked.filter((field) => textOf(field) === null),
  }
}

const OF_NUMBER: ReadonlySet<string> = new Set(['tin', 'tin_country'])
