import { describe, expect, it } from 'vitest'
import { inLanguage } from './in-language.ts'
import { SUBJECT_BLOCKS } from './subject-blocks.ts'
import { BLOCK_TEXTS } from './texts/index.ts'

const TEXTS = ['heading', 'intro', 'title', 'text', 'label', 'question', 'answer', 'after', 'name']

const blocksOf = (slug: string) =>
  SUBJECT_BLOCKS[slug]?.((_, most) => Array.from({ length: most }, () => 1)) ?? []

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    TEXTS.includes(name) && typeof one === 'string' ? [one] : textsIn(one),
  )
}

describe('the texts of blocks', () => {
  it.each(Object.keys(SUBJECT_BLOCKS))('of %s exist in every language', (slug) => {
    expect(textsIn(blocksOf(slug)).filter((text) => !BLOCK_TEXTS.has(text))).toEqual([])
  })

  it('are all used', () => {
    const used = new Set(Object.keys(SUBJECT_BLOCKS).flatMap((slug) => textsIn(blocksOf(slug))))
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
