import { expect, it } from 'vitest'
import { attributionLine } from './attribution.ts'
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

it('leaves out what there is none of', () => {
  const line = attributionLine({ title: 'Heart', author: 'Ada', sourceUrl: null, licence: 'motif-free' })
  expect(line).toBe('“Heart” by Ada, Motif Free')
})

it('knows each accepted SPDX licence and refuses the others', () => {
  const spdx = LICENCE_CODES.flatMap((code) => LICENCES[code].spdx ?? [])
  expect(spdx.every((id) => licenceOfSpdx(id) !== undefined)).toBe(true)
  expect(['CC-BY-NC-4.0', 'GPL-3.0', 'MPL-2.0', ''].map(licenceOfSpdx)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
