import { describe, expect, it } from 'vitest'
import { altFault } from './alt-text.ts'
import { MEDIA_LENGTHS, MEDIA_WIDTHS, mediaOfPath, mediaPath, mediaSrcSet } from './pictures.ts'
import { usesOf } from './uses.ts'

const SHA = 'ab'.repeat(32)

describe('the address of a picture', () => {
  it('is read back in every width', () => {
    for (const width of MEDIA_WIDTHS)
      expect(mediaOfPath(mediaPath(SHA, width))).toEqual({ sha256: SHA, width })
  })

  it.each([
    `/media/${SHA}/100.webp`,
    `/media/${SHA}/0320.webp`,
    `/media/${SHA}/320.png`,
    `/media/${SHA.slice(1)}/320.webp`,
    `/media/${SHA.toUpperCase()}/320.webp`,
    `/media/${SHA}/320.webp/x`,
    '/media',
  ])('is none at %s', (path) => expect(mediaOfPath(path)).toBeNull())
})

describe('the widths of a picture', () => {
  const widths = (width: number) => mediaSrcSet({ sha256: SHA, width }).match(/\d+w/g)

  it('end with its own one, and never enlarge it', () => {
    expect(widths(639)).toEqual(['160w', '320w', '639w'])
    expect(widths(640)).toEqual(['160w', '320w', '640w'])
    expect(widths(641)).toEqual(['160w', '320w', '640w', '641w'])
    expect(widths(40)).toEqual(['40w'])
    expect(widths(2_560)).toHaveLength(MEDIA_WIDTHS.length)
  })
})

describe('an alternative text', () => {
  const source = { decorative: false, isSource: true }

  it('is needed in the default language, unless the picture is decorative', () => {
    expect(altFault(' ', source)).toBe('missing')
    expect(altFault(null, { ...source, decorative: true })).toBeNull()
    expect(altFault(undefined, { ...source, isSource: false })).toBeNull()
    expect(altFault('A beach', source)).toBeNull()
  })

  it('has at most as many characters as the limit', () => {
    expect(altFault('x'.repeat(MEDIA_LENGTHS.alt), source)).toBeNull()
    expect(altFault('x'.repeat(MEDIA_LENGTHS.alt + 1), source)).toBe('long')
  })
})

it('a use is of what visitors see, of the latest draft, or of both', () => {
  expect(usesOf([2, 1], [3, 2])).toEqual([
    { picture: 1, live: true, draft: false },
    { picture: 2, live: true, draft: true },
    { picture: 3, live: false, draft: true },
  ])
})
