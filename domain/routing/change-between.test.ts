import { describe, expect, it } from 'vitest'
import { changeBetween } from '#domain/routing/change-between.ts'
import { href } from '#domain/routing/href.ts'
import { listedAt } from '#domain/routing/listed.ts'
import { refine } from '#domain/routing/refine.ts'
import type { View } from '#domain/routing/view.ts'

function at(address: string): View {
  const { pathname, search } = new URL(address, 'http://localhost')
  const listed = listedAt(pathname, search)
  if (listed === null) throw new Error(`${address} is no listing`)
  return listed.view
}

describe('changeBetween', () => {
  it.each([
    ['/en/icons', '/en/icons?style=line', '/en/icons?colour=red', '/en/icons?style=line&colour=red'],
    ['/en/icons', '/en/icons?style=line', '/en/icons?style=flat', '/en/icons?style=flat&style=line'],
    ['/en/icons?style=line', '/en/icons', '/en/icons?style=flat&style=line', '/en/icons?style=flat'],
    ['/en/icons', '/en/free-icons', '/en/icons?style=line', '/en/free-icons?style=line'],
    ['/en/icons', '/en/photos', '/en/icons?colour=red', '/en/photos?colour=red'],
    ['/en/icons', '/en/icons?page=2', '/en/icons?colour=red', '/en/icons?page=2&colour=red'],
    ['/en/icons?page=2', '/en/icons?style=line', '/en/icons?page=3', '/en/icons?style=line'],
    ['/en/icons/fox', '/en/icons', '/en/icons/fox?colour=red', '/en/icons?colour=red'],
  ])('in %s, a link to %s that is followed while %s loads leads to %s', (shown, linked, current, address) => {
    const change = changeBetween(at(shown), at(linked), at(current))
    expect(href('listing', 'en', refine(at(current), change))).toBe(address)
  })
})
