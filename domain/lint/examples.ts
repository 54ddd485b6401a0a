import { areas, BELL, butt, HOUSE, lines, PIXEL, shades, squares, stripes } from './example-drawings.ts'
import type { ArtworkFacts } from './facts.ts'
import type { LintRule } from './rule-codes.ts'
import type { LintedWork, SimilarWork } from './work.ts'

/** A work that differs from a complete one (complete-work.ts) in a few facts, or in its drawing. */
export interface Example {
  readonly change: Partial<LintedWork>
  /** The drawing, whose facts are measured. */
  readonly svg?: string
  /** The existing work that the drawing is compared with. */
  readonly existing?: string
}

export interface Examples {
  readonly good: Example
  readonly bad: Example
}

/** Facts that the examples state; a test measures those of drawings. */
const NOTHING: ArtworkFacts = { drawing: null, pixels: null, frames: null, model: null }

const told = (good: Partial<LintedWork>, bad: Partial<LintedWork>): Examples => ({
  good: { change: good },
  bad: { change: bad },
})
const drawn = (good: string, bad: string, change: Partial<LintedWork> = {}): Examples => ({
  good: { change, svg: good },
  bad: { change, svg: bad },
})
const title = (good: string, bad: string) => told({ title: good }, { title: bad })
const keywords = (good: string, bad: string) =>
  told({ keywords: good.split(', ') }, { keywords: bad.split(', ') })

const photo = {
  kind: 'photo',
  format: 'jpg',
  fileName: 'harbour.jpg',
  margins: null,
  bytes: 900_000,
} as const
const wide = { ...photo, width: 3_000, height: 2_000 } as const
const lottie = {
  kind: 'lottie',
  format: 'lottie-json',
  fileName: 'bouncing-ball.json',
  durationMs: 3_000,
  frameRate: 30,
  margins: null,
} as const
const model = { kind: '3d', format: 'glb', fileName: 'chair.glb', margins: null, triangles: 12_000 } as const

const pixels = (detail: number | null, blocks: number | null) => ({
  ...wide,
  facts: { ...NOTHING, pixels: { detail, blocks } },
})
const frames = (seam: number, isFirstEmpty = false) => ({
  ...lottie,
  facts: { ...NOTHING, frames: { seam, step: 12, isFirstEmpty } },
})
const surface = (materials: number, side: number, size = 900) => ({
  ...model,
  facts: { ...NOTHING, model: { materials, textures: [{ width: side, height: side }], size } },
})
const similar = (match: SimilarWork['match']) => ({
  similar: [{ item: 1, title: 'House', own: false, match, picture: null }],
})
const compared = (match: SimilarWork['match'], bad: string): Examples => ({
  good: { change: {}, svg: lines(BELL), existing: lines(HOUSE) },
  bad: { change: similar(match), svg: bad, existing: lines(HOUSE) },
})

/** A good and a bad example of each rule: shown on its page, and tested against it. */
export const RULE_EXAMPLES: Readonly<Record<LintRule, Examples>> = {
  L101: title('Red heart', '2024'),
  L102: title(
    'Girl watering flowers on a balcony',
    'Girl with a yellow watering can watering many colourful flowers on a sunny balcony in the city',
  ),
  L103: title('Red heart', 'Red heart icon'),
  L104: title('Red heart', 'Amazing red heart'),
  L105: title('Kitchen tools', 'Set of 40 kitchen tools'),
  L106: title('Bottle of cola', 'Pepsi bottle'),
  L107: title('Red heart', '  RED_HEART  with arrow'),
  L201: keywords('heart, love, valentine', 'heart, love'),
  L202: told(
    { keywords: ['heart', 'love', 'valentine', 'romance'] },
    {
      keywords: Array.from(
        { length: 51 },
        (_, index) => `heart ${'abcdefghij'[index % 10]}${'x'.repeat(index)}`,
      ),
    },
  ),
  L203: keywords('heart, love, valentine', 'heart, love, valentine, heart2, 心'),
  L204: keywords('heart, love, valentine', 'heart, love, valentine, outline'),
  L205: keywords('heart, love, valentine', 'heart, love, valentine, icon'),
  L206: keywords('heart, love, valentine', 'heart, love, valentine, hearts'),
  L207: keywords('heart, love, valentine', 'red, heart, red heart'),
  L208: keywords('phone, call, screen', 'phone, call, iphone'),
  L301: told({ hasCategory: true }, { hasCategory: false }),
  L302: told({ generativeAi: false }, { generativeAi: null }),
  L303: told({ priceCents: 500 }, { priceCents: 150 }),
  L401: told({ fileName: 'heart.svg' }, { format: 'png', fileName: 'heart.png', width: 512, height: 512 }),
  L402: drawn(lines(HOUSE), lines('<path d="M0 10L12 0L24 10V24H0Z"/>')),
  L403: told(lottie, { ...lottie, durationMs: 1_200 }),
  L404: drawn(lines(HOUSE), lines(`<g></g>${HOUSE}`)),
  L405: drawn(lines(HOUSE), lines(`${HOUSE}<path d="M9 14H15M12 17"/>`)),
  L406: drawn(butt('<path d="M4 11L12 4L20 11V20H4Z"/>'), butt('<path d="M4 11L12 4L20 11V20H4V11"/>')),
  L407: drawn(lines(HOUSE), lines(HOUSE).replace('stroke-width="2"', 'stroke-width="0.4"')),
  L408: drawn(
    lines(`${HOUSE}<path d="M10 20V14H14V20"/>`),
    lines(`${HOUSE}<path stroke-width="1" d="M10 20V14"/><path stroke-width="1.5" d="M14 14V20"/>`),
  ),
  L409: drawn(lines(HOUSE), lines(HOUSE).replace('stroke-width="2"', 'stroke-width="1.5"'), {
    packStroke: 83.333,
  }),
  L410: drawn(lines(HOUSE), lines('<path d="M4.004 11L12 4.002L20 10.998V19.995H4Z"/>')),
  L411: drawn(lines(HOUSE), lines(`${HOUSE}<path d="M28 8V14"/>`)),
  L412: drawn(areas('<path d="M4 4H20V20H4Z"/>'), areas('<path d="M4 4H28V20H4Z"/>', '0 0 32 24')),
  L413: drawn(lines(HOUSE), lines('<path d="M2 8L7 3L12 8V15H2Z"/>')),
  L414: drawn(areas(squares(5)), areas(squares(18))),
  L415: drawn(
    areas('<path d="M4 4H20V20H4Z"/>'),
    areas(`<image x="4" y="4" width="16" height="16" href="${PIXEL}"/>`),
    { kind: 'illustration' },
  ),
  L416: drawn(
    areas('<path d="M5 5H19V8H14V20H10V8H5Z"/>'),
    areas('<text x="6" y="19" font-family="sans-serif" font-size="18">T</text>'),
  ),
  L417: drawn(areas(stripes(shades(4))), areas(stripes(shades(16)))),
  L418: drawn(areas(stripes(['#0f766e', '#f59e0b'])), areas(stripes(['#0f766e', '#0f776e']))),
  L419: drawn(lines(HOUSE), lines(`${HOUSE}<circle cx="12" cy="14" r="3" opacity="0"/>`)),
  L420: drawn(
    areas('<path d="M4 4H20V20H4Z"/><path fill="#134e4a" d="M4 14H20V20H4Z"/>'),
    areas(
      '<filter id="a"><feGaussianBlur stdDeviation="1"/></filter><path filter="url(#a)" d="M4 4H20V20H4Z"/>',
    ),
  ),
  L421: told(wide, { ...photo, width: 900, height: 600 }),
  L422: told(pixels(240, 1_020), pixels(70, 1_020)),
  L423: told(
    { ...wide, format: 'png', fileName: 'cup.png', margins: { left: 60, top: 40, right: 60, bottom: 40 } },
    {
      ...wide,
      format: 'png',
      fileName: 'cup.png',
      margins: { left: 900, top: 600, right: 900, bottom: 600 },
    },
  ),
  L424: told(pixels(240, 1_020), pixels(240, 2_100)),
  L431: told(lottie, { ...lottie, frameRate: 12 }),
  L432: told(frames(14), frames(320)),
  L433: told(frames(14), frames(14, true)),
  L441: told(model, { ...model, triangles: 240_000 }),
  L442: told(surface(2, 1_024), surface(2, 1_000)),
  L443: told(surface(2, 1_024), surface(0, 1_024)),
  L444: told(surface(2, 1_024, 900), surface(2, 1_024, 900_000)),
  L501: compared('drawing', lines(HOUSE)),
  L502: compared('shapes', lines(HOUSE).replace('#0f766e', '#be123c')),
  L503: compared('look', lines('<path d="M4 11L12 4.2L20 11V20H4Z"/>')),
  L601: told({ processing: 'ready' }, { processing: 'pending' }),
  L602: told({ refusal: null }, { processing: 'refused', refusal: 'file-script' }),
  L603: told({ fileName: 'red-heart.svg' }, { fileName: 'Untitled-1 copy.svg' }),
  L604: told({ bytes: 1_400 }, { bytes: 180_000 }),
  L605: told({ fileName: 'heart.svg' }, { fileName: 'heart.png' }),
}
