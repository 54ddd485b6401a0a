import { describe, expect, it, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import { COMMANDS } from './commands.ts'
import { mayGrantRefund, REFUND_LIMITS } from './refund-limits.ts'
import { STAFF_ROLES } from './roles.ts'

describe('mayGrantRefund', () => {
  it.each([
    [99_99, true],
    [100_00, true],
    [100_01, false],
  ])('answers support about %i cents with %s', (amount, may) => {
    expect(mayGrantRefund(['support'], money(amount, 'USD'))).toBe(may)
  })

  it('grants support nothing in a currency without a limit', () => {
    expect(mayGrantRefund(['support'], money(1, 'JPY'))).toBe(false)
  })

  it('grants finance and admin every amount, and a user with several roles the largest', () => {
    const large = money(10n ** 15n, 'JPY')
    expect(
      [['finance'], ['admin'], ['support', 'finance']].map((roles) => mayGrantRefund(roles as never, large)),
    ).toEqual([true, true, true])
  })

  it('grants nothing without a role', () => {
    expect(mayGrantRefund([], money(1, 'USD'))).toBe(false)
  })
})

test('the roles with a limit are those that hold the command', () => {
  const holders: object = COMMANDS['refund.grant'].holders
  expect(STAFF_ROLES.filter((role) => role in REFUND_LIMITS)).toEqual(
    STAFF_ROLES.filter((role) => role in holders),
  )
})
