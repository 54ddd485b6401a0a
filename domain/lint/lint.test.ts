import { describe, expect, it } from 'vitest'
import { COMPLETE_WORK } from './complete-work.ts'
import type { DrawingFacts } from './facts.ts'
import { readKeywords, titleOfFileName } from './keywords.ts'
import { countErrors, lint } from './lint.ts'
import type { LintedWork } from './work.ts'

const rulesOf = (change: Partial<LintedWork>) => lint({ ...COMPLETE_WORK, ...change }).map(({ rule }) => rule)
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => `${String.fromCharCode(97 + (index % 26))}${'x'.repeat(index)}`)
const NOTHING = { count: 0, places: [] } as const
const FOUND = { count: 2, places: [] } as const
const PNG = { format: 'png', fileName: 'heart.png', margins: null } as const
const JPG = { format: 'jpg', kind: 'photo', width: 4_000, height: 3_000, margins: null } as const
const LOTTIE = { kind: 'lottie', format: 'lottie-json', fileName: 'ball.json', durationMs: 2_000 } as const
const MODEL = { kind: '3d', format: 'glb', fileName: 'chair.glb' } as const
const drawing = (change: Partial<DrawingFacts>): Partial<LintedWork> => ({
  facts: {
    drawing: {
      width: 24,
      height: 24,
      points: 10,
      ends: 20,
      emptyGroups: NOTHING,
      strayPoints: NOTHING,
      openEnds: NOTHING,
      offGrid: NOTHING,
      outside: NOTHING,
      invisible: NOTHING,
      rasters: NOTHING,
      texts: NOTHING,
      effects: NOTHING,
      strokes: [],
      colours: ['#000000'],
      colourCount: 1,
      ...change,
    },
    pixels: null,
    frames: null,
    model: null,
  },
})
const similar = (match: 'drawing' | 'shapes' | 'look', item: number) =>
  ({ item, title: `Heart ${item}`, own: false, match, picture: null }) as const

/** The boundaries of the rules; examples.ts has an example of each rule. */
const CASES: readonly (readonly [string, Partial<LintedWork>, readonly string[]])[] = [
  ['a complete work', {}, []],
  ['a title without a letter', { title: '42' }, ['L101']],
  ['a title of 70 characters', { title: 'A'.padEnd(70, 'a') }, []],
  ['a title of 71 characters', { title: 'A'.padEnd(71, 'a') }, ['L102']],
  ['a title that names the kind', { title: 'Heart icon' }, ['L103']],
  ['2 keywords', { keywords: many(2) }, ['L201']],
  ['3 keywords', { keywords: many(3) }, []],
  ['50 keywords', { keywords: many(50) }, []],
  ['51 keywords', { keywords: many(51) }, ['L202']],
  ['a keyword with a number', { keywords: [...COMPLETE_WORK.keywords, 'heart2'] }, ['L203']],
  ['a keyword in another script', { keywords: [...COMPLETE_WORK.keywords, '心'] }, ['L203']],
  ['a keyword that names a style', { keywords: [...COMPLETE_WORK.keywords, 'outline'] }, ['L204']],
  ['a keyword that names the kind', { keywords: [...COMPLETE_WORK.keywords, 'icon'] }, ['L205']],
  ['no category', { hasCategory: false }, ['L301']],
  ['generative AI not declared', { generativeAi: null }, ['L302']],
  ['generative AI declared as used', { generativeAi: true }, []],
  ['a raster icon', { ...PNG, width: 512, height: 512 }, ['L401']],
  ['a raster illustration of 1,000 pixels', { ...PNG, kind: 'illustration', width: 1_000, height: 9 }, []],
  ['a raster illustration of 999 pixels', { ...PNG, kind: 'illustration', width: 999, height: 9 }, ['L421']],
  ['an item for 3.00', { priceCents: 300 }, []],
  ['an item for 2.99', { priceCents: 299 }, ['L303']],
  ['an item for 12.00', { priceCents: 1_200 }, []],
  ['an item for 12.01', { priceCents: 1_201 }, ['L303']],
  ['a pack for 18.99', { form: 'pack', priceCents: 1_899 }, ['L303']],
  ['a pack for 190.00', { form: 'pack', priceCents: 19_000 }, []],
  ['a title with a year', { title: 'Calendar 2026' }, []],
  ['a title with a number of files', { title: '30 files in a folder' }, ['L105']],
  ['a title that counts people', { title: 'Set of three friends' }, []],
  ['an apple, which is no brand here', { title: 'Apple on a target' }, []],
  ['a title of capitals', { title: 'RED HEART' }, ['L107']],
  ['a title of one abbreviation', { title: 'NASA' }, []],
  ['a title that ends with an ellipsis', { title: 'Wait for it..' }, []],
  ['keywords of two words, one of them new', { keywords: ['red', 'heart', 'broken heart'] }, []],
  ['a word that ends like a plural', { keywords: ['glass', 'bus', 'tennis'] }, []],
  ['an icon of 1,000 points', drawing({ points: 1_000 }), []],
  ['an icon of 1,001 points', drawing({ points: 1_001 }), ['L414']],
  ['an illustration of 1,001 points', { ...drawing({ points: 1_001 }), kind: 'illustration' }, []],
  ['a stroke of 0.75 pixels', drawing({ strokes: [{ width: 31.25, count: 1 }] }), []],
  ['a stroke of 0.74 pixels', drawing({ strokes: [{ width: 30.83, count: 1 }] }), ['L407']],
  ['a tenth of the ends beside the grid', drawing({ ends: 20, offGrid: FOUND }), ['L410']],
  ['a smaller share of the ends beside the grid', drawing({ ends: 21, offGrid: FOUND }), []],
  ['an animation of 24 frames a second', { ...LOTTIE, frameRate: 24 }, []],
  ['an animation of 60.1 frames a second', { ...LOTTIE, frameRate: 60.1 }, ['L431']],
  ['a model of 100,000 triangles', { ...MODEL, triangles: 100_000 }, []],
  ['a model of 100,001 triangles', { ...MODEL, triangles: 100_001 }, ['L441']],
  ['an SVG icon of 50 kB', { bytes: 50_000 }, []],
  ['an SVG icon of more than 50 kB', { bytes: 50_001 }, ['L604']],
  ['a JPEG with the ending of old programs', { ...JPG, fileName: 'cup.jpeg' }, []],
  ['a file without an ending', { fileName: 'red heart' }, []],
  ['a file that is named by a number', { fileName: 'IMG_0042.svg' }, ['L603']],
  ['a drawing at the edge', { margins: { left: 0, top: 4, right: 8, bottom: 4 } }, ['L402']],
  ['a drawing beyond the edge', { margins: { left: -1, top: 4, right: 8, bottom: 4 } }, ['L402']],
  ['an animation of 1,999 ms', { ...LOTTIE, durationMs: 1_999 }, ['L403']],
  ['an animation of 2,000 ms', { ...LOTTIE, durationMs: 2_000 }, []],
  [
    'the same drawing, shapes and look',
    { similar: [similar('look', 1), similar('drawing', 2), similar('shapes', 3)] },
    ['L501', 'L502', 'L503'],
  ],
  ['a file in the pipeline', { processing: 'pending', format: null, margins: null }, ['L601']],
  [
    'a refused file',
    { processing: 'refused', refusal: 'file-script', format: null, margins: null },
    ['L602'],
  ],
]

describe('lint', () => {
  it.each(CASES)('finds in %s the expected rules', (_, change, rules) => {
    expect(rulesOf(change)).toEqual(rules)
  })

  it('names the evidence of a similar work, and the code of a refusal', () => {
    expect(lint({ ...COMPLETE_WORK, similar: [similar('drawing', 7)] })[0]).toMatchObject({
      rule: 'L501',
      severity: 'error',
      values: { title: 'Heart 7' },
      similar: { item: 7 },
    })
    expect(lint({ ...COMPLETE_WORK, processing: 'refused', refusal: 'file-script' })[0]?.values).toEqual({
      code: 'file-script',
    })
  })

  it('counts errors without warnings', () => {
    expect(
      countErrors(lint({ ...COMPLETE_WORK, title: '', margins: { left: 0, top: 0, right: 0, bottom: 0 } })),
    ).toBe(1)
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
