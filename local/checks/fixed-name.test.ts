import { expect, it } from 'vitest'
import { findFixedNames } from './fixed-name.ts'

it('finds the name as a word, with its line', () => {
  expect(findFixedNames('cms/a.ts', 'const a = 1\nconst name = "Motif"')).toEqual([
    { line: 2, text: 'const name = "Motif"' },
  ])
})

it.each(['const motif = 1', 'className="motif-field"', "import '#motif'", 'Motifs'])('accepts %s', (text) => {
  expect(findFixedNames('cms/a.ts', text)).toEqual([])
})

it('accepts it in documents and in the table of the default', () => {
  expect(findFixedNames('docs/a.md', 'Motif')).toEqual([])
  expect(findFixedNames('domain/site/default-site.ts', "'Motif'")).toEqual([])
})

it('accepts the French word for a reason, and no other use in French', () => {
  expect(findFixedNames('admin/messages/fr.json', '"reason": "Motif",')).toEqual([])
  expect(findFixedNames('admin/messages/fr.json', '"site": "Aller sur Motif"')).toHaveLength(1)
  expect(findFixedNames('admin/messages/de.json', '"reason": "Motif"')).toHaveLength(1)
})
