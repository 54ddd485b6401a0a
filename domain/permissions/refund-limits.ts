import type { Currency } from '#domain/money/currencies.ts'
import type { Money } from '#domain/money/money.ts'
import type { StaffRole } from './roles.ts'

/** The largest amounts in minor units; null is unlimited, and a currency that is missing is none. */
type Limits = Partial<Record<Currency, number>> | null

/** The largest refund that each role grants at once. A role that is missing grants none. */
export const REFUND_LIMITS = {
  admin: null,
  finance: null,
  support: { USD: 100_00, EUR: 100_00, GBP: 80_00, INR: 8_000_00 },
} as const satisfies Partial<Record<StaffRole, Limits>>

/** Whether one of the roles grants a refund of this amount. */
export function mayGrantRefund(roles: readonly StaffRole[], { amount, currency }: Money): boolean {
  const table: Partial<Record<StaffRole, Limits>> = REFUND_LIMITS
  return roles.some((role) => {
    const limits = table[role]
    if (limits === undefined) return false
    return limits === null || amount <= BigInt(limits[currency] ?? 0)
  })
}
