import fc from 'fast-check'
import { expect, test } from 'vitest'
import { disjoint } from './number-sets.ts'

const interval = fc.record({ from: fc.integer({ min: -20, max: 20 }), to: fc.integer({ min: -20, max: 20 }) })

test('disjoint intervals contain the same numbers, ascend and do not overlap', () => {
  fc.assert(
    fc.property(fc.array(interval, { maxLength: 12 }), (intervals) => {
      const apart = disjoint(intervals)
      for (let value = -21; value <= 21; value += 0.5) {
        const holds = ({ from, to }: { readonly from: number; readonly to: number }) =>
          value >= from && value <= to
        expect(apart.filter(holds).length).toBe(intervals.some(holds) ? 1 : 0)
      }
      apart.forEach(({ from }, at) => {
        expect(from).toBeGreaterThan(apart[at - 1]?.to ?? Number.NEGATIVE_INFINITY)
      })
    }),
  )
})
