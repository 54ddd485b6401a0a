import { execFileSync, spawnSync } from 'node:child_process'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ConvertedFormat } from '#domain/assets/conversions.ts'
import { readFeatures } from '#media/pipeline/features-of.ts'
import { draw } from '#media/pipeline/render/draw.ts'
import { sanitise } from '#media/pipeline/sanitise.ts'
import { OPAQUE_DRAWINGS, TRANSPARENT_DRAWINGS, UNOFFERED_DRAWINGS } from '#media/testing/vector-drawings.ts'
import { convert } from '../convert.ts'

/** Pixels of one unit of a drawing. */
const SCALE = 4
/** Drawn larger and made smaller, as neither PDFium nor Ghostscript smooths the edges of gradients and clips. */
const SMOOTHING = 4
/** Of 255, after edges are blurred: renderers smooth edges and gradients differently. */
const [MEAN_LIMIT, WORST_LIMIT] = [4, 48]
const CREDIT = { line: 'Heart by Åsa\n(showpage)', licence: 'MIT', source: 'https://example.com/heart' }

const encode = (text: string) => new TextEncoder().encode(text)

async function made(drawing: string, format: ConvertedFormat): Promise<Buffer> {
  const result = await convert(encode(drawing), { format, width: null, credit: CREDIT })
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`)
  return Buffer.from(result.value)
}

interface Page {
  readonly width: number
  readonly height: number
  readonly picture: Sharp
}

/** What the drawing looks like as a PNG of the library. */
async function drawn(drawing: string): Promise<Page> {
  const original = await sanitise(encode(drawing))
  if (!original.ok) throw new Error(original.code)
  const { width, height, data } = await draw(original.value, { width: original.value.width * SCALE })
  return { width, height, picture: sharp(data, { raw: { width, height, channels: 4 } }) }
}

async function pdfPage(bytes: Uint8Array): Promise<Page> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const page = await document.getPage(0).render({ scale: SCALE * SMOOTHING, render: 'bitmap' })
  document.destroy()
  library.destroy()
  const [width, height] = [page.width / SMOOTHING, page.height / SMOOTHING]
  const raw = { width: page.width, height: page.height, channels: 4 } as const
  return { width, height, picture: sharp(page.data, { raw }).resize(width, height, { fit: 'fill' }) }
}

function epsPage(bytes: Uint8Array, { width, height }: Page): Page {
  const options = '-q -dSAFER -dBATCH -dNOPAUSE -sDEVICE=png16m -dEPSCrop'.split(' ')
  const size = [`-r${72 * SCALE * SMOOTHING}`, `-g${width * SMOOTHING}x${height * SMOOTHING}`]
  const png = execFileSync('gs', [...options, ...size, '-sOutputFile=%stdout', '-'], {
    input: bytes,
    maxBuffer: 2 ** 28,
  })
  return { width, height, picture: sharp(png).resize(width, height, { fit: 'fill' }) }
}

async function difference(page: Page, wanted: Page): Promise<{ mean: number; worst: number }> {
  expect([page.width, page.height]).toEqual([wanted.width, wanted.height])
  const [a, b] = await Promise.all(
    [page, wanted].map(async ({ picture }) => {
      const flat = await picture.flatten({ background: '#fff' }).toColourspace('srgb').png().toBuffer()
      return sharp(flat).removeAlpha().blur(3).raw().toBuffer()
    }),
  )
  let [sum, worst] = [0, 0]
  for (const [at, value] of (a ?? []).entries()) {
    const one = Math.abs(value - (b?.[at] ?? 0))
    sum += one
    worst = Math.max(worst, one)
  }
  return { mean: sum / Math.max(1, a?.length ?? 0), worst }
}

describe('PDF', () => {
  it.each(Object.entries({ ...OPAQUE_DRAWINGS, ...TRANSPARENT_DRAWINGS }))('shows %s', async (_, drawing) => {
    const page = await pdfPage(await made(drawing, 'pdf'))
    const { mean, worst } = await difference(page, await drawn(drawing))
    expect(mean).toBeLessThan(MEAN_LIMIT)
    expect(worst).toBeLessThan(WORST_LIMIT)
  })

  it('differs from another drawing by more than the limits', async () => {
    const [one, other] = Object.values(OPAQUE_DRAWINGS).filter((drawing) => drawing.includes('width="40"'))
    const page = await pdfPage(await made(one ?? '', 'pdf'))
    const { mean, worst } = await difference(page, await drawn(other ?? ''))
    expect(mean).toBeGreaterThan(MEAN_LIMIT)
    expect(worst).toBeGreaterThan(WORST_LIMIT)
  })

  it('has the credit, and is the same file each time', async () => {
    const drawing = OPAQUE_DRAWINGS['fills by both rules']
    const [one, other] = [await made(drawing, 'pdf'), await made(drawing, 'pdf')]
    expect(one.equals(other)).toBe(true)
    expect(one.includes(CREDIT.source)).toBe(true)
  })
})

const hasGhostscript = spawnSync('gs', ['--version']).status === 0

describe('EPS', () => {
  it.runIf(hasGhostscript).each(Object.entries(OPAQUE_DRAWINGS))('shows %s', async (_, drawing) => {
    const wanted = await drawn(drawing)
    const { mean, worst } = await difference(epsPage(await made(drawing, 'eps'), wanted), wanted)
    expect(mean).toBeLessThan(MEAN_LIMIT)
    expect(worst).toBeLessThan(WORST_LIMIT)
  })

  it('has the size of the drawing as its box, and the credit in one comment', async () => {
    const text = (await made(OPAQUE_DRAWINGS['fills by both rules'], 'eps')).toString('utf8')
    expect(text.split('\n').slice(0, 4)).toEqual([
      '%!PS-Adobe-3.0 EPSF-3.0',
      '%%BoundingBox: 0 0 40 40',
      '%%HiResBoundingBox: 0 0 40 40',
      '%%Title: Heart by Åsa (showpage)',
    ])
    expect(text.split('\n').filter((line) => line.includes('showpage'))).toHaveLength(1)
  })

  it('restores each state that it saves, and writes no exponents', async () => {
    for (const drawing of Object.values(OPAQUE_DRAWINGS)) {
      const words = (await made(drawing, 'eps')).toString('utf8').split(/\s+/)
      expect(words.filter((word) => word === 'q').length).toBe(words.filter((word) => word === 'Q').length)
      expect(words.filter((word) => /^-?[\d.]+e/.test(word))).toEqual([])
    }
  })
})

describe('features of drawings', () => {
  it.each(Object.entries(UNOFFERED_DRAWINGS))(
    '%s is found, and refused as PDF and EPS',
    async (feature, drawing) => {
      const features = await readFeatures(encode(drawing))
      expect(features.ok && features.value).toContain(feature)
      for (const format of ['pdf', 'eps'] as const) {
        const refused = await convert(encode(drawing), { format, width: null, credit: null })
        expect(refused).toMatchObject({ ok: false, code: 'download-format-unavailable' })
      }
    },
  )

  it('opacity is refused as EPS only', async () => {
    for (const drawing of Object.values(TRANSPARENT_DRAWINGS)) {
      expect(await readFeatures(encode(drawing))).toEqual({ ok: true, value: ['opacity'] })
      expect(await convert(encode(drawing), { format: 'eps', width: null, credit: null })).toMatchObject({
        ok: false,
      })
    }
    for (const drawing of Object.values(OPAQUE_DRAWINGS))
      expect(await readFeatures(encode(drawing))).toEqual({ ok: true, value: [] })
  })
})
