import { expect, test } from 'vitest'
import type { SetInfo } from './iconify/read-set.ts'
import { readSet } from './iconify/read-set.ts'
import { subjectOf, suffixOf } from './iconify/variants.ts'
import { isSelected, wholeSet } from './iconify-all.ts'
import { packageFiles } from './package-files.ts'

const files = packageFiles('@iconify-json/ph')
const info = files.json<SetInfo>('info.json')
const source = wholeSet(readSet(files.path('icons.json'), files.json('metadata.json')), info)

function under(spdx: string): SetInfo {
  return { ...info, license: { title: spdx, spdx } }
}

test('accepts permissive licences and rejects copyleft and non-commercial ones and the sets that have their own source', () => {
  expect(isSelected('ph', under('MIT'))).toBe(true)
  expect(isSelected('ph', under('CC-BY-4.0'))).toBe(true)
  expect(isSelected('ph', under('GPL-3.0'))).toBe(false)
  expect(isSelected('ph', under('CC-BY-NC-4.0'))).toBe(false)
  expect(isSelected('ph', { ...info, hidden: true })).toBe(false)
  expect(isSelected('uil', under('Apache-2.0'))).toBe(false)
})

test('wholeSet makes one pack for each style that occurs', () => {
  expect(source.packs.map((pack) => pack.style).sort()).toEqual(
    ['bold-line', 'duotone', 'line', 'solid', 'thin-line', 'thin-line'].sort(),
  )
  expect(new Set(source.packs.map((pack) => pack.key)).size).toBe(source.packs.length)
})

test('wholeSet takes all icons and puts each into an existing pack', () => {
  const packs = new Set(source.packs.map((pack) => pack.key))
  let count = 0
  for (const item of source.items() as Iterable<{ pack: string }>) {
    expect(packs.has(item.pack)).toBe(true)
    count += 1
  }
  expect(count).toBe(info.total)
})

test('suffixOf returns the longest matching suffix', () => {
  expect(suffixOf('map-bold-duotone', ['duotone', 'bold-duotone', 'bold'])).toBe('bold-duotone')
  expect(suffixOf('bold', ['bold'])).toBe('')
  expect(subjectOf('map-bold', 'bold')).toBe('map')
  expect(subjectOf('map', '')).toBe('map')
})
