import { expect, it } from 'vitest'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { includesKinds } from './comparison.ts'

it('a row of the comparison is included when all of its kinds are unlimited', () => {
  const all = { allowances: [{ kinds: [...KIND_CODES], limit: null, period: 'month' as const }] }
  expect(includesKinds(all, 'motion')).toBe(true)
  const icons = {
    allowances: [
      { kinds: ['icon' as const], limit: null, period: 'month' as const },
      { kinds: ['illustration' as const], limit: 5, period: 'day' as const },
    ],
  }
  expect(includesKinds(icons, 'drawings')).toBe(false)
  expect(includesKinds({ allowances: [] }, 'photos')).toBe(false)
})
