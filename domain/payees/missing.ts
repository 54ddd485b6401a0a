import type { Payee } from './payee.ts'
import { validityAt } from './tax-form-validity.ts'

/** What keeps a contributor from being paid, in the order in which they can change it. */
export const PAYEE_GAPS = [
  'identity-none',
  'identity-pending',
  'identity-rejected',
  'tax-form-none',
  'tax-form-expired',
  'method-none',
  'method-waits',
] as const
export type PayeeGap = (typeof PAYEE_GAPS)[number]

/** What is missing until this contributor can be paid at `now`; empty for nothing. */
export function gapsOf({ identity, taxForm, method }: Payee, now: number): readonly PayeeGap[] {
  const gaps: PayeeGap[] = []
  if (identity !== 'verified') gaps.push(`identity-${identity}`)
  if (taxForm === null) gaps.push('tax-form-none')
  else if (validityAt(taxForm.validUntil, now) === 'expired') gaps.push('tax-form-expired')
  if (method === null) gaps.push('method-none')
  else if (now < method.usableFrom) gaps.push('method-waits')
  return gaps
}
