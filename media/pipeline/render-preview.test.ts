import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { TURNTABLE_FRAMES } from '#domain/assets/turntable.ts'
import { TURNTABLE_MAX_WIDTH } from '#media/pipeline/render/draw-motion.ts'
import { type PreviewOptions, renderPreview } from '#media/pipeline/render-preview.ts'
import { bytesOf, glb, HEART_SVG, LOTTIE, pixels } from '#media/pipeline/test-files.ts'

async function preview(bytes: Uint8Array, options: Partial<PreviewOptions> = {}) {
  const result = await renderPreview(bytes, { width: 100, format: 'webp', ...options })
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`)
  const picture = sharp(result.value, { animated: true })
  const { format, width, height, pages, pageHeight, hasAlpha } = await picture.metadata()
  return {
    bytes: result.value,
    facts: { format, width, height: pageHeight ?? height, pages: pages ?? 1, hasAlpha },
  }
}
/** Red, green, blue and alpha of one pixel. */
async function pixelOf(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

describe('a still', () => {
  it('keeps the proportion of the artwork', async () => {
    expect((await preview(bytesOf(HEART_SVG), { width: 300 })).facts).toMatchObject({
      format: 'webp',
      width: 300,
      height: 150,
    })
    expect((await preview(bytesOf(HEART_SVG), { width: 300, height: 50 })).facts).toMatchObject({
      width: 100,
      height: 50,
    })
    expect((await preview(bytesOf(LOTTIE), { width: 80 })).facts).toMatchObject({ width: 80, height: 40 })
  })

  it('may be a PNG', async () => {
    for (const bytes of [bytesOf(HEART_SVG), bytesOf(LOTTIE), await pixels(400, 300).jpeg().toBuffer()]) {
      expect((await preview(bytes, { format: 'png', width: 256 })).facts).toMatchObject({
        format: 'png',
        width: 256,
      })
    }
  })

  it('has the colours of the artwork on a transparent background', async () => {
    const { bytes } = await preview(bytesOf(HEART_SVG), { width: 240 })
    expect(await pixelOf(bytes, 120, 60)).toEqual([225, 29, 72, 255])
    expect((await pixelOf(bytes, 2, 2))[3]).toBe(0)
  })

  it('does not enlarge pixels', async () => {
    const small = await pixels(40, 30).png().toBuffer()
    expect((await preview(small, { width: 39 })).facts.width).toBe(39)
    expect((await preview(small, { width: 40 })).facts.width).toBe(40)
    expect((await preview(small, { width: 41 })).facts.width).toBe(40)
  })

  it('shows the frame of an animation with the most content', async () => {
    const { bytes } = await preview(bytesOf(LOTTIE))
    const [red = 0, , blue = 0, alpha = 0] = await pixelOf(bytes, 50, 25)
    expect([red < 20, blue > 235, alpha > 235]).toEqual([true, true, true])
  })

  it('shows a model lit from above on a transparent background', async () => {
    const { bytes, facts } = await preview(await glb(), { width: 200 })
    expect(facts).toMatchObject({ width: 200, height: 200, hasAlpha: true })
    const [red = 0, green = 0, , alpha] = await pixelOf(bytes, 100, 100)
    expect([green > red, alpha]).toEqual([true, 255])
    expect((await pixelOf(bytes, 1, 1))[3]).toBe(0)
  })

  const written = (text: string, family: string) =>
    bytesOf(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40"><text y="30" font-size="24" font-family="${family}">${text}</text></svg>`,
    )

  it.each(['Ödön', 'Привет', 'Ωμέγα', '東京へ', 'ハート', '한국어', '简体汉字'])(
    'has a shape for every character of %s',
    async (text) => {
      const drawn = async (character: string) => {
        const { bytes } = await preview(written(character, 'sans-serif'))
        return Buffer.from(bytes).toString('hex')
      }
      const missing = await drawn('\u{E000}')
      for (const character of text) expect(await drawn(character)).not.toBe(missing)
    },
  )

  it('draws the three generic families differently, and known names in their generic family', async () => {
    const drawn = async (family: string) =>
      Buffer.from((await preview(written('Illinois', family))).bytes).toString('hex')
    const [sans, serif, mono] = [await drawn('sans-serif'), await drawn('serif'), await drawn('monospace')]
    expect(new Set([sans, serif, mono]).size).toBe(3)
    expect(await drawn('Helvetica')).toBe(sans)
    expect(await drawn('Georgia, sans-serif')).toBe(serif)
    expect(await drawn('Consolas')).toBe(mono)
  })

  it('draws text with bundled typefaces, the same every time', async () => {
    const text = bytesOf(HEART_SVG.replace(/<path.*\/>/, '<text y="10" font-family="Times">Hé</text>'))
    const [one, other] = [await preview(text), await preview(text)]
    expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true)
    const { channels } = await sharp(one.bytes).stats()
    expect(channels[3]?.max).toBe(255)
  })
})

describe('a moving preview', () => {
  it('is an animated WebP with the duration of a Lottie animation', async () => {
    const { bytes, facts } = await preview(bytesOf(LOTTIE), { motion: true })
    expect(facts).toMatchObject({ format: 'webp', width: 100, height: 50 })
    const { delay = [] } = await sharp(bytes, { animated: true }).metadata()
    // Consecutive equal frames are merged into one with a longer delay.
    expect(delay.length).toBeGreaterThan(10)
    expect(delay.reduce((sum, milliseconds) => sum + milliseconds, 0)).toBe(15 * Math.round(1000 / 15))
  })

  it('is an animated WebP for a GIF', async () => {
    const { facts } = await preview(await pixels(40, 30, 3).gif().toBuffer(), { motion: true, width: 20 })
    expect(facts).toMatchObject({ format: 'webp', width: 20, height: 15, pages: 3 })
  })

  it("is a strip of a model's turn, up to a maximum width", async () => {
    const model = await glb()
    expect((await preview(model, { motion: true, width: 60 })).facts).toMatchObject({
      width: 60 * TURNTABLE_FRAMES,
      height: 60,
      pages: 1,
    })
    const { facts } = await preview(model, { motion: true, width: 800 })
    expect(facts).toMatchObject({
      width: TURNTABLE_MAX_WIDTH * TURNTABLE_FRAMES,
      height: TURNTABLE_MAX_WIDTH,
    })
  }, 60_000)

  it('is a still for artwork that does not move', async () => {
    expect((await preview(bytesOf(HEART_SVG), { motion: true })).facts).toMatchObject({
      width: 100,
      pages: 1,
    })
  })
})

it('refuses what the pipeline refuses', async () => {
  const scripted = bytesOf(HEART_SVG.replace('<path', '<script/><path'))
  expect(await renderPreview(scripted, { width: 100, format: 'webp' })).toMatchObject({ code: 'file-script' })
})
