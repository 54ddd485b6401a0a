import { describe, expect, it } from 'vitest'
import { GUIDE_PAGE } from './guide.ts'
import { inLanguage, TEXT_FIELDS } from './in-language.ts'
import { SUBJECT_BLOCKS } from './subject-blocks.ts'
import { BLOCK_TEXTS } from './texts/index.ts'

/** Written alike in every language. */
const NAMES = ['SVG', 'PNG', 'GLB', 'Figma', 'Blender', 'Inkscape', 'Penpot']

const PAGES = { ...SUBJECT_BLOCKS, guide: GUIDE_PAGE.blocks }

const blocksOf = (slug: string) =>
  PAGES[slug as keyof typeof PAGES]?.((_, most) => Array.from({ length: most }, () => 1)) ?? []

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    TEXT_FIELDS.includes(name) && typeof one === 'string' ? [one] : textsIn(one),
  )
}

describe('the texts of blocks', () => {
  it.each(Object.keys(PAGES))('of %s exist in every language', (slug) => {
    expect(textsIn(blocksOf(slug)).filter((text) => !BLOCK_TEXTS.has(text) && !NAMES.includes(text))).toEqual(
      [],
    )
  })

  it('are all used', () => {
    const used = new Set(Object.keys(PAGES).flatMap((slug) => textsIn(blocksOf(slug))))
    expect([...BLOCK_TEXTS.keys()].filter((text) => !used.has(text))).toEqual([])
  })

  it('take the place of the English ones, and nothing else changes', () => {
    const blocks = inLanguage(
      [{ blockType: 'steps', heading: 'Choose one style', items: [{ title: 'Anything else' }] }],
      'de',
    )
    expect(blocks).toEqual([
      { blockType: 'steps', heading: 'Einen Stil wählen', items: [{ title: 'Anything else' }] },
    ])
  })
})
