import type { BlockType } from '#domain/blocks/block-types.ts'

const STRONG = '#6563ff'
const FAINT = '#d9d8e8'
const MIDDLE = '#8c8ab0'

const rect = (x: number, y: number, width: number, height: number, fill = FAINT) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${fill}"/>`
const dot = (x: number, y: number, radius: number, fill = FAINT) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
const path = (d: string, fill = STRONG) => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, stroke = STRONG) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
const each = (places: readonly number[], draw: (place: number, index: number) => string) =>
  places.map(draw).join('')
const landscape = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height) +
  dot(x + width * 0.75, y + height * 0.3, height / 9, MIDDLE) +
  path(
    `M${x} ${y + height}l${width * 0.35} ${-height * 0.55}l${width * 0.25} ${height * 0.3}l${width * 0.15} ${-height * 0.15}l${width * 0.25} ${height * 0.4}z`,
    MIDDLE,
  )

/** What a block looks like, on 180 × 120. */
const DRAWINGS: Readonly<Record<BlockType, string>> = {
  hero: rect(40, 30, 100, 12, MIDDLE) + rect(55, 52, 70, 7) + rect(68, 72, 44, 16, STRONG),
  mosaic: each(
    [22, 58, 94, 130],
    (x, at) => rect(x, 24, 28, 32, at === 1 ? STRONG : FAINT) + rect(x, 64, 28, 32),
  ),
  freeAsset: rect(60, 26, 60, 68) + dot(120, 28, 13, STRONG) + line('M114 28l4 4 8-8', '#fff'),
  packs: each(
    [20, 72, 124],
    (x) =>
      each([0, 20], (at) => rect(x + at, 38, 16, 16, at === 0 ? MIDDLE : FAINT) + rect(x + at, 58, 16, 16)) +
      rect(x, 80, 28, 6),
  ),
  collections: each(
    [22, 74, 126],
    (x) => rect(x + 6, 32, 28, 40) + rect(x, 38, 28, 40, MIDDLE) + rect(x, 86, 24, 6),
  ),
  contributors: each([36, 72, 108, 144], (x) => dot(x, 50, 13, MIDDLE) + rect(x - 12, 72, 24, 6)),
  plans: each([24, 72, 120], (x, at) =>
    rect(x, at === 1 ? 20 : 28, 36, at === 1 ? 80 : 66, at === 1 ? STRONG : FAINT),
  ),
  features: each([30, 56, 82], (y) => dot(46, y + 4, 7, STRONG) + rect(64, y, 74, 8)),
  steps:
    line('M40 48H140', FAINT) + each([40, 90, 140], (x) => dot(x, 48, 12, STRONG) + rect(x - 16, 72, 32, 7)),
  numbers: each([22, 72, 122], (x) => rect(x, 40, 36, 20, STRONG) + rect(x + 4, 70, 28, 6)),
  quote:
    path('M40 34h22v22c0 12-6 18-16 20v-9c4-2 6-5 6-10H40z') +
    rect(76, 38, 66, 8, MIDDLE) +
    rect(76, 54, 58, 8, MIDDLE) +
    rect(76, 74, 34, 6),
  logos: each([18, 50, 82, 114, 146], (x) => rect(x, 50, 20, 18, MIDDLE)),
  faq: each([28, 54, 80], (y) => rect(34, y, 90, 8, MIDDLE) + line(`M136 ${y + 4}h12M142 ${y - 2}v12`)),
  video: rect(36, 24, 108, 72) + path('M80 44l28 16-28 16z'),
  lottie: rect(36, 24, 108, 72) + line('M52 74C70 20 84 96 100 56S124 44 130 40') + dot(130, 40, 6, STRONG),
  model:
    path('M90 24l36 18-36 18-36-18z', FAINT) +
    path('M54 46l34 18v36L54 82z', MIDDLE) +
    path('M126 46L92 64v36l34-18z'),
  picture: landscape(36, 24, 108, 72),
  gallery: each([18, 70, 122], (x) => landscape(x, 40, 42, 38)),
  text: each([30, 46, 62, 78], (y, at) => rect(36, y, at === 3 ? 64 : 108, 7, at === 0 ? MIDDLE : FAINT)),
  action: rect(24, 28, 132, 64) + rect(38, 44, 66, 9, MIDDLE) + rect(38, 64, 40, 14, STRONG),
  countdown:
    each([22, 60, 98, 136], (x) => rect(x, 44, 26, 32, STRONG)) +
    each([54, 92, 130], (x) => dot(x, 54, 2.5, MIDDLE) + dot(x, 66, 2.5, MIDDLE)),
  code: rect(30, 24, 120, 72) + line('M60 48L46 60l14 12M120 48l14 12-14 12') + line('M98 42L82 78', MIDDLE),
  comparison:
    rect(28, 26, 124, 14, MIDDLE) +
    each([46, 64, 82], (y) => rect(28, y, 52, 12) + rect(86, y, 30, 12, STRONG) + rect(122, y, 30, 12)),
  form: rect(40, 24, 100, 14) + rect(40, 44, 100, 30) + rect(40, 82, 42, 15, STRONG),
  embed:
    rect(30, 24, 120, 72) +
    rect(30, 24, 120, 14, MIDDLE) +
    each([39, 48, 57], (x) => dot(x, 31, 3)) +
    line('M78 56L66 67l12 11M102 56l12 11-12 11'),
}

/** The drawing of a block for the panel's list of blocks, as a data address. */
export function blockPicture(type: BlockType): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 120">${DRAWINGS[type]}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
