import { expect, it } from 'vitest'
import { counted } from '#storefront/features/detail/facts/counted.ts'

it('shows a count from one on, and not zero', () => {
  expect(counted('Views', 0, String)).toEqual([])
  expect(counted('Views', 1, String)).toEqual([{ name: 'Views', value: '1' }])
})
