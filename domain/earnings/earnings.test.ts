import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CountryCell, groupCountries, LEAST_BUYERS } from './countries.ts'
import { daysBetween, earningsPeriod } from './periods.ts'

describe('the period of the desk', () => {
  test.each([
    [1, '2026-11-01'],
    [3, '2026-09-01'],
    [12, '2025-12-01'],
  ])('of %i months begins with a calendar month', (months, from) => {
    expect(earningsPeriod(months, new Date('2026-11-27T23:59:59Z'))).toEqual({ from, to: '2026-11-27' })
  })

  test('has each of its days once', () => {
    expect(daysBetween({ from: '2026-02-27', to: '2026-03-02' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ])
  })
})

function cell(country: string | null, buyers: number, rest: Partial<CountryCell> = {}): CountryCell {
  return {
    country,
    buyers,
    month: '2026-09',
    isSettled: true,
    lines: buyers,
    reversed: 0n,
    amount: BigInt(buyers),
    ...rest,
  }
}

const codesOf = (cells: readonly CountryCell[]) => groupCountries(cells).map(({ country }) => country)

describe('countries', () => {
  test('are named from the least number of buyers on', () => {
    expect(codesOf([cell('DE', LEAST_BUYERS), cell('FR', LEAST_BUYERS + 5)])).toEqual(['FR', 'DE'])
    expect(codesOf([cell('DE', LEAST_BUYERS - 1)])).toEqual([null])
    expect(codesOf([cell(null, 50)])).toEqual([null])
  })

  test('join a rest that has too few buyers itself, the smallest first', () => {
    expect(groupCountries([cell('DE', 30), cell('FR', 12), cell('MT', 1)])).toEqual([
      { country: 'DE', lines: 30, reversed: 0n, amount: 30n },
      { country: null, lines: 13, reversed: 0n, amount: 13n },
    ])
  })

  test('are named month by month, and never before the month has settled', () => {
    const open = { month: '2026-11', isSettled: false }
    expect(groupCountries([cell('DE', 20), cell('DE', 40, open)])).toEqual([
      { country: 'DE', lines: 20, reversed: 0n, amount: 20n },
      { country: null, lines: 40, reversed: 0n, amount: 40n },
    ])
  })

  test('add up to all cells, and name no month of a country with too few buyers', () => {
    const any = fc.record({
      country: fc.constantFrom('DE', 'FR', 'JP', 'MT', null),
      month: fc.constantFrom('2026-08', '2026-09'),
      isSettled: fc.boolean(),
      buyers: fc.integer({ min: 1, max: 25 }),
      lines: fc.nat({ max: 99 }),
      reversed: fc.bigInt({ min: -99n, max: 0n }),
      amount: fc.bigInt({ min: -99n, max: 99n }),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(any, {
          selector: ({ country, month, isSettled }) => `${country} ${month} ${isSettled}`,
        }),
        (cells) => {
          const groups = groupCountries(cells)
          for (const of of ['amount', 'reversed'] as const)
            expect(groups.reduce((sum, one) => sum + one[of], 0n)).toBe(
              cells.reduce((sum, one) => sum + one[of], 0n),
            )
          for (const { country, amount } of groups.filter((one) => one.country !== null)) {
            const large = cells.filter(
              (one) => one.country === country && one.isSettled && one.buyers >= LEAST_BUYERS,
            )
            const sums = subsetSums(large.map((one) => one.amount))
            expect(sums).toContain(amount)
          }
        },
      ),
    )
  })
})

function subsetSums(amounts: readonly bigint[]): readonly bigint[] {
  const sums = [0n]
  for (const amount of amounts) sums.push(...sums.map((sum) => sum + amount))
  return sums
}
