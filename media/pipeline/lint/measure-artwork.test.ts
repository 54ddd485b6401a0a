import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { LINT_RULES } from '#domain/lint/rules.ts'
import { processOriginal } from '../process-original.ts'
import { bytesOf, LOTTIE, pixels } from '../test-files.ts'

async function factsOf(bytes: Uint8Array) {
  const processed = await processOriginal(bytes, { lint: true })
  if (!processed.ok) throw new Error(processed.detail ?? processed.code)
  return processed.value.lint
}

/** Disks of many greys with sharp edges. */
function scene(side: number) {
  const disks = Array.from({ length: 60 }, (_, index) => {
    const [x, y] = [(index * 137) % side, (index * 211) % side]
    return `<circle cx="${x}" cy="${y}" r="${10 + (index % 7) * 9}" fill="hsl(${index * 31} 60% ${20 + (index % 6) * 12}%)"/>`
  })
  return sharp(
    bytesOf(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${disks.join('')}</svg>`,
    ),
  ).flatten({ background: '#888888' })
}

describe('the pixels of a raster picture', () => {
  it('have less fine detail when the picture was enlarged', async () => {
    const sharpOne = await factsOf(await scene(640).png().toBuffer())
    const small = await scene(160).png().toBuffer()
    const enlarged = await factsOf(await sharp(small).resize(640, 640, { kernel: 'cubic' }).png().toBuffer())
    expect(sharpOne?.pixels?.detail).toBeGreaterThan(150)
    expect(enlarged?.pixels?.detail).toBeLessThan(LINT_RULES.L422.limits.least)
  })

  it('have visible blocks when a JPEG was saved with little quality', async () => {
    const blocks = async (quality: number) =>
      (await factsOf(await scene(640).blur(6).jpeg({ quality }).toBuffer()))?.pixels?.blocks
    expect(await blocks(92)).toBeLessThan(1_500)
    expect(await blocks(4)).toBeGreaterThan(1_500)
  })

  it('are not compared where the picture is flat, nor for blocks in a PNG', async () => {
    const flat = sharp({ create: { width: 300, height: 300, channels: 3, background: '#336699' } })
    expect((await factsOf(await flat.png().toBuffer()))?.pixels).toEqual({ detail: null, blocks: null })
    expect((await factsOf(await pixels(64, 64).png().toBuffer()))?.pixels?.blocks).toBeNull()
  })
})

describe('the frames of an animation', () => {
  const moving = (to: number) => ({
    ...LOTTIE,
    layers: [
      {
        ...LOTTIE.layers[0],
        ks: {
          p: {
            a: 1,
            k: [
              { t: 0, s: [12, 10], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } },
              { t: 15, s: [28, 10], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } },
              { t: 30, s: [to, 10] },
            ],
          },
        },
      },
    ],
  })

  it('have a seam when the last does not lead into the first', async () => {
    const closed = (await factsOf(bytesOf(moving(12))))?.frames
    const jumping = (await factsOf(bytesOf(moving(28))))?.frames
    expect(closed?.seam).toBeLessThan(Math.max(50, (closed?.step ?? 0) * 4))
    expect(jumping?.seam).toBeGreaterThan(Math.max(50, (jumping?.step ?? 0) * 4))
    expect(jumping?.isFirstEmpty).toBe(false)
  })

  it('are empty at first where the work fades in', async () => {
    expect((await factsOf(bytesOf(LOTTIE)))?.frames?.isFirstEmpty).toBe(true)
  })
})
