import { expect, it } from 'vitest'
import { resolve } from './resolve.ts'

it('redirects the design system without a section to its first one', () => {
  expect(resolve({ pathname: '/en/design-system', search: '' })).toMatchObject({
    kind: 'redirect',
    to: '/en/design-system/colors',
  })
})

it.each(['/en/design-system/sounds', '/en/design-system/colors/more'])('has no page at %s', (pathname) => {
  expect(resolve({ pathname, search: '' }).kind).not.toBe('page')
})
