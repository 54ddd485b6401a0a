import fc from 'fast-check'
import { distance } from 'fastest-levenshtein'
import { describe, expect, test } from 'vitest'
import { Lexicon } from './lexicon.ts'
import { nearWords } from './near-words.ts'
import { SortedWords } from './sorted-words.ts'
import { firstRow, nextRow } from './typos.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'é'), minLength: 1, maxLength: 8 })

describe('edits', () => {
  test.each([
    ['icon', 'icon', 0],
    ['iocn', 'icon', 1],
    ['icno', 'icon', 1],
    ['ico', 'icon', 1],
    ['icoon', 'icon', 1],
    ['ixon', 'icon', 1],
    ['xcon', 'icon', 2],
    ['con', 'icon', 2],
    ['hert', 'heart', 1],
    ['haert', 'heart', 1],
  ])('%s for %s: %i', (typed, target, typos) => {
    expect(typosBetween(typed, target)).toBe(typos)
  })

  test('equal the Levenshtein distance without transpositions and with the same first letter', () => {
    const ordered = word.map((letters) => `!${[...letters].toSorted().join('')}`)
    fc.assert(
      fc.property(ordered, ordered, (a, b) => {
        expect(typosBetween(a, b)).toBe(distance(a, b))
      }),
    )
  })
})

test('the walk finds the words that comparing each would find', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 60 }),
      word,
      fc.integer({ min: 0, max: 2 }),
      (words, typed, most) => {
        const { lexicon, run } = listOf(words)
        const expected = words.map((text) => ({ text, typos: typosBetween(typed, text) }))
        expect(sorted(nearWords(lexicon, run, typed, most, false))).toEqual(
          sorted(expected.filter(({ typos }) => typos <= most)),
        )
      },
    ),
  )
}, 30_000)

test('prefixes have the fewest edits of any beginning of a word', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 60 }),
      word,
      fc.integer({ min: 0, max: 2 }),
      (words, typed, most) => {
        const { lexicon, run } = listOf(words)
        const stems = nearWords(lexicon, run, typed, most, true)
        for (const text of words) {
          const covering = stems.filter((stem) => text.startsWith(stem.text)).map((stem) => stem.typos)
          const beginnings = Array.from({ length: text.length + 1 }, (_, end) =>
            typosBetween(typed, text.slice(0, end)),
          )
          const least = Math.min(...beginnings)
          expect(Math.min(...covering)).toBe(least <= most ? least : Number.POSITIVE_INFINITY)
        }
      },
    ),
  )
}, 30_000)

test('words stay in order while new ones are added', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uniqueArray(word, { maxLength: 20 }), { maxLength: 5 }),
      word,
      (batches, prefix) => {
        const lexicon = new Lexicon()
        const sortedWords = new SortedWords(lexicon)
        for (const batch of batches) {
          for (const text of batch) lexicon.intern(text)
          const expected = [...new Set(batches.flat())].filter((text) => lexicon.idOf(text) !== null)
          const found = [...sortedWords.withPrefix(prefix)].map((id) => lexicon.textOf(id))
          expect(found.toSorted()).toEqual(expected.filter((text) => text.startsWith(prefix)).toSorted())
        }
      },
    ),
  )
}, 30_000)

function listOf(words: readonly string[]) {
  const lexicon = Lexicon.of(words)
  const [run = new Uint32Array(0), rest] = new SortedWords(lexicon).runs()
  return { lexicon, run: rest && rest.length > 0 ? rest : run }
}

function sorted(found: readonly { readonly text: string; readonly typos: number }[]) {
  return found.toSorted((a, b) => (a.text < b.text ? -1 : 1))
}

/** Edits between two words, from the rows of the walk. */
function typosBetween(typed: string, target: string): number {
  let twoAbove = firstRow(typed)
  let above = twoAbove
  for (let depth = 1; depth <= target.length; depth++) {
    const row = new Uint8Array(typed.length + 1)
    nextRow(typed, target.charCodeAt(depth - 1), target.charCodeAt(depth - 2), depth, above, twoAbove, row)
    twoAbove = above
    above = row
  }
  return above[typed.length] as number
}
