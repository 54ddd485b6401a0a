import { describe, expect, test } from 'vitest'
import { faultOf } from '#domain/ledger/transaction.ts'
import { money } from '#domain/money/money.ts'
import { changedPosting, creditedPosting, earnedPosting, sentPosting } from './postings.ts'

const reward = { id: 'r1', program: 'referral', referrer: 'ada', state: 'held' } as const
const amount = money(2_000n, 'USD')

describe('postings of rewards', () => {
  test('balance, with one reference each', () => {
    const all = [
      earnedPosting(reward, amount),
      changedPosting(reward, money(-500n, 'USD'), 2),
      changedPosting(reward, money(500n, 'USD'), 3),
      creditedPosting(reward, amount),
      sentPosting({ id: 't1', user: 'ada', amount }),
    ]
    expect(all.map(faultOf)).toEqual([null, null, null, null, null])
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(all.length)
  })

  test.each([
    ['referral', 'held', 'affiliate-payable'],
    ['referral', 'settled', 'customer-credit'],
    ['affiliate', 'settled', 'affiliate-payable'],
  ] as const)('a refund of a %s that is %s is taken from %s', (program, state, account) => {
    const { entries } = changedPosting({ ...reward, program, state }, money(-2_000n, 'USD'), 2)
    expect(entries).toContainEqual({ account, holder: 'ada', amount })
  })
})
