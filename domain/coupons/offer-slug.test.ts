import { expect, it } from 'vitest'
import { offerSlugFault } from './offer-slug.ts'

it.each(['spring-sale', 'a', '50-off', 'x'.repeat(60), null, undefined])('accepts %s', (slug) => {
  expect(offerSlugFault(slug)).toBeNull()
})

it.each(['', 'Spring', 'spring--sale', '-spring', 'spring/sale', 'é', 'x'.repeat(61), 7])(
  'refuses %s',
  (slug) => {
    expect(offerSlugFault(slug)).toMatch(/small letters/)
  },
)
