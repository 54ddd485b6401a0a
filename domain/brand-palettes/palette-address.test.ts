import { expect, it } from 'vitest'
import { paletteOfQuery, withPalette } from './palette-address.ts'

it('reads the palette that it wrote', () => {
  const address = withPalette('/en/free-icon/heart-1', 'teal')
  expect(address).toBe('/en/free-icon/heart-1?palette=teal')
  expect(paletteOfQuery(address.slice(address.indexOf('?')))).toBe('teal')
})

it('keeps other parameters and the hash, and replaces an earlier palette', () => {
  expect(withPalette('/en/free-icons/pack/a?utm=1&palette=red#all', 'yellow')).toBe(
    '/en/free-icons/pack/a?utm=1&palette=yellow#all',
  )
  expect(withPalette('/en/free-icons/pack/a?palette=red#all', null)).toBe('/en/free-icons/pack/a#all')
})

it.each(['', '?palette=', '?palette=none', '?palette=toString', '?other=teal'])(
  'finds no palette in %j',
  (search) => {
    expect(paletteOfQuery(search)).toBeNull()
  },
)
