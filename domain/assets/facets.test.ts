import { expect, it } from 'vitest'
import { orientationOf } from './facets.ts'

it('treats a picture as square within five per cent', () => {
  expect([105, 106].map((width) => orientationOf(width, 100))).toEqual(['square', 'landscape'])
  expect([95, 94].map((width) => orientationOf(width, 100))).toEqual(['square', 'portrait'])
})
