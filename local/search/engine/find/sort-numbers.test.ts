import fc from 'fast-check'
import { expect, test } from 'vitest'
import { docsOf, setOf } from '../docset/doc-set.ts'
import { type NumberColumn, narrowNumbers } from '../segment/columns.ts'
import { boundOf } from './smallest.ts'
import { pickBest, walkSorted } from './sort-numbers.ts'

const number = fc.oneof(
  fc.integer({ min: 0, max: 20 }),
  fc.constantFrom(Number.NaN, 255, 256, 65_535, 65_536, 4_294_967_294, 4_294_967_295, -3, 0.5),
)

const columns = fc.array(number, { minLength: 1, maxLength: 150 }).map(
  (numbers): NumberColumn => ({
    path: 'n',
    values: narrowNumbers(Float64Array.from(numbers)),
    moreDocs: new Uint32Array(0),
    moreValues: new Float64Array(0),
  }),
)

test('picking the best and walking all in order give the same parts', () => {
  fc.assert(
    fc.property(
      columns,
      fc.constantFrom('asc' as const, 'desc' as const),
      fc.nat(5),
      (column, order, step) => {
        const universe = column.values.length
        const docs = Uint32Array.from(column.values.keys()).filter((doc) => doc % (step + 1) === 0)
        const bucket = setOf(docs, universe)
        const by = { attribute: 'n', order }
        const walked = [...walkSorted(column, bucket, by)].map(({ value, set }) => [value, ...docsOf(set)])
        const picked = [...pickBest(column, bucket, by, 1)].map(({ value, set }) => [value, ...docsOf(set)])
        expect(walked).toEqual(picked)
        expect(walked.map(([value]) => value)).toEqual(
          walked.map(([value]) => value).toSorted((a, b) => Number(a) - Number(b)),
        )
        expect(walked.flatMap(([, ...rest]) => rest).toSorted((a, b) => a - b)).toEqual([...docs])
      },
    ),
  )
}, 30_000)

test('the bound of the smallest few is the last of them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { minLength: 1 }),
      fc.integer({ min: 1, max: 50 }),
      (numbers, size) => {
        const sorted = numbers.toSorted((a, b) => a - b)
        expect(boundOf(Float64Array.from(numbers), size)).toBe(sorted[Math.min(size, sorted.length) - 1])
      },
    ),
  )
}, 30_000)
