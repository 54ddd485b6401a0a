import { describe, expect, it } from 'vitest'
import { readKeywords, titleOfFileName } from './keywords.ts'
import { countErrors, type LintedWork, lint } from './lint.ts'
import { LINT_RULE_CODES } from './rules.ts'

const heart: LintedWork = {
  kind: 'icon',
  title: 'Red heart',
  keywords: ['heart', 'love', 'valentine'],
  hasCategory: true,
  generativeAi: false,
  processing: 'ready',
  refusal: null,
  format: 'svg',
  durationMs: null,
  margin: 1,
  similar: [],
}
const rulesOf = (change: Partial<LintedWork>) => lint({ ...heart, ...change }).map(({ rule }) => rule)
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => `${String.fromCharCode(97 + (index % 26))}${'x'.repeat(index)}`)
const similar = (match: 'drawing' | 'shapes' | 'look', item: number) =>
  ({ item, title: `Heart ${item}`, own: false, match, picture: null }) as const

/** At least one case for each rule, and its boundary where it has one. */
const CASES: readonly (readonly [string, Partial<LintedWork>, readonly string[]])[] = [
  ['a complete work', {}, []],
  ['a title without a letter', { title: '42' }, ['L101']],
  ['a title of 70 characters', { title: 'a'.repeat(70) }, []],
  ['a title of 71 characters', { title: 'a'.repeat(71) }, ['L102']],
  ['a title that names the kind', { title: 'Heart icon' }, ['L103']],
  ['2 keywords', { keywords: many(2) }, ['L201']],
  ['3 keywords', { keywords: many(3) }, []],
  ['50 keywords', { keywords: many(50) }, []],
  ['51 keywords', { keywords: many(51) }, ['L202']],
  ['a keyword with a number', { keywords: [...heart.keywords, 'heart2'] }, ['L203']],
  ['a keyword in another script', { keywords: [...heart.keywords, '心'] }, ['L203']],
  ['a keyword that names a style', { keywords: [...heart.keywords, 'outline'] }, ['L204']],
  ['a keyword that names the kind', { keywords: [...heart.keywords, 'icon'] }, ['L205']],
  ['no category', { hasCategory: false }, ['L301']],
  ['generative AI not declared', { generativeAi: null }, ['L302']],
  ['generative AI declared as used', { generativeAi: true }, []],
  ['a raster icon', { format: 'png', margin: null }, ['L401']],
  ['a raster illustration', { kind: 'illustration', format: 'png', margin: null }, []],
  ['a drawing at the edge', { margin: 0 }, ['L402']],
  ['a drawing beyond the edge', { margin: -1 }, ['L402']],
  ['an animation of 1,999 ms', { kind: 'lottie', format: 'lottie-json', durationMs: 1_999 }, ['L403']],
  ['an animation of 2,000 ms', { kind: 'lottie', format: 'lottie-json', durationMs: 2_000 }, []],
  [
    'the same drawing, shapes and look',
    { similar: [similar('look', 1), similar('drawing', 2), similar('shapes', 3)] },
    ['L501', 'L502', 'L503'],
  ],
  ['a file in the pipeline', { processing: 'pending', format: null, margin: null }, ['L601']],
  ['a refused file', { processing: 'refused', refusal: 'file-script', format: null, margin: null }, ['L602']],
]

describe('lint', () => {
  it.each(CASES)('finds in %s the expected rules', (_, change, rules) => {
    expect(rulesOf(change)).toEqual(rules)
  })

  it('has a case for every rule', () => {
    expect([...new Set(CASES.flatMap(([, , rules]) => rules))].sort()).toEqual([...LINT_RULE_CODES].sort())
  })

  it('names the evidence of a similar work, and the code of a refusal', () => {
    expect(lint({ ...heart, similar: [similar('drawing', 7)] })[0]).toMatchObject({
      rule: 'L501',
      severity: 'error',
      values: { title: 'Heart 7' },
      similar: { item: 7 },
    })
    expect(lint({ ...heart, processing: 'refused', refusal: 'file-script' })[0]?.values).toEqual({
      code: 'file-script',
    })
  })

  it('counts errors without warnings', () => {
    expect(countErrors(lint({ ...heart, title: '', margin: 0 }))).toBe(1)
  })
})

describe('readKeywords', () => {
  it('splits pasted lists, folds case and spaces, and keeps the first of equals', () => {
    expect(readKeywords(['Red  Heart, love;LOVE\nvalentine', ' ', 'love'])).toEqual([
      'red heart',
      'love',
      'valentine',
    ])
  })
})

describe('titleOfFileName', () => {
  it.each([
    ['red-heart_2.svg', 'Red heart 2'],
    ['folder/Blue Bird.lottie', 'Blue Bird'],
    ['.svg', ''],
    ['no ending', 'No ending'],
  ])('of %j is %j', (name, title) => {
    expect(titleOfFileName(name)).toBe(title)
  })
})
