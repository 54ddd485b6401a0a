import { expect, it } from 'vitest'
import { attributionHtml, attributionLine, recolouredLine } from './attribution.ts'
import { LICENCE_CODES, LICENCES, licenceOfSpdx } from './licences.ts'

it('names title, author, source and licence with its link', () => {
  const line = attributionLine({
    title: 'Heart',
    author: 'Ada',
    sourceUrl: 'https://a.example/heart',
    licence: 'cc-by-4.0',
  })
  expect(line).toBe(
    '“Heart” by Ada (https://a.example/heart), Creative Commons Attribution 4.0 (https://creativecommons.org/licenses/by/4.0/)',
  )
})

it('leaves out what is unknown', () => {
  const line = attributionLine({ title: 'Heart', author: 'Ada', sourceUrl: null, licence: 'motif-free' })
  expect(line).toBe('“Heart” by Ada, Free Licence')
})

it('is translated, and keeps the title literally', () => {
  const heart = { title: '{author} & $1', author: 'Ada', sourceUrl: null, licence: 'cc0-1.0' } as const
  expect(attributionLine(heart, 'de')).toBe(
    '„{author} & $1“ von Ada, CC0 1.0 Universal (https://creativecommons.org/publicdomain/zero/1.0/)',
  )
  expect(attributionLine(heart, 'ja')).toContain('「{author} & $1」Ada 作, ')
})

it.each([
  ['en', '“Heart” by Ada, Free Licence (colours changed)'],
  ['de', '„Heart“ von Ada, Free Licence (Farben geändert)'],
  ['ja', '「Heart」Ada 作, Free Licence（色を変更）'],
] as const)('says in %s that colours were changed', (locale, expected) => {
  const heart = { title: 'Heart', author: 'Ada', sourceUrl: null, licence: 'motif-free' } as const
  expect(recolouredLine(attributionLine(heart, locale), locale)).toBe(expected)
})

it('is escaped HTML with links to the work and to the licence', () => {
  const heart = { title: '<b>Heart</b>', author: '"Ada"', licence: 'cc-by-4.0' } as const
  expect(attributionHtml({ ...heart, sourceUrl: 'https://a.example/?a&b' }, 'en')).toBe(
    '“<a href="https://a.example/?a&amp;b">&lt;b&gt;Heart&lt;/b&gt;</a>” by &quot;Ada&quot;, <a href="https://creativecommons.org/licenses/by/4.0/" rel="license">Creative Commons Attribution 4.0</a>',
  )
  expect(attributionHtml({ ...heart, sourceUrl: null }, 'en')).toContain('“&lt;b&gt;Heart&lt;/b&gt;” by')
})

it('maps each accepted SPDX licence and rejects the others', () => {
  const spdx = LICENCE_CODES.flatMap((code) => LICENCES[code].spdx ?? [])
  expect(spdx.every((id) => licenceOfSpdx(id) !== undefined)).toBe(true)
  expect(['CC-BY-NC-4.0', 'GPL-3.0', 'MPL-2.0', ''].map(licenceOfSpdx)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
