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
