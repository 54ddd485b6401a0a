import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type CropOptions, cropPicture } from './crop-picture.ts'

const size = { width: 40, height: 40 }
const sizes: CropOptions['sizes'] = [size, { width: 10, height: 10 }]
const RED = { r: 230, g: 20, b: 20 }
const BLUE = { r: 20, g: 20, b: 230 }

let png: Buffer

/** 200 by 100: a red square of 40 at (120, 30) on blue. */
beforeAll(async () => {
  const square = await sharp({ create: { ...size, channels: 3, background: RED } })
    .png()
    .toBuffer()
  png = await sharp({ create: { width: 200, height: 100, channels: 3, background: BLUE } })
    .composite([{ input: square, left: 120, top: 30 }])
    .png()
    .toBuffer()
})

describe('cropPicture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'is exact to the pixel in a %s',
    async (format) => {
      const bytes = await sharp(png).toFormat(format, { quality: 100 }).toBuffer()
      const cropped = await cropPicture(bytes, { crop: { left: 120, top: 30, ...size }, sizes })
      if (!cropped.ok) throw new Error(cropped.code)
      const [large, small] = await Promise.all(cropped.value.map(look))
      expect(large).toMatchObject({ format: 'jpeg', ...size })
      expect(small).toMatchObject({ format: 'jpeg', width: 10, height: 10 })
      // A single pixel of the surrounding blue would make a corner of the small size as blue as red.
      for (const { r, b } of [...(large?.corners ?? []), ...(small?.corners ?? [])]) {
        expect(r - b).toBeGreaterThan(100)
      }
    },
  )

  it('takes coordinates of the upright picture when the camera was rotated', async () => {
    // Orientation 6: displayed with a quarter turn to the right, 100 wide and 200 high.
    const turned = await sharp(png).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer()
    const cropped = await cropPicture(turned, { crop: { left: 30, top: 120, ...size }, sizes })
    if (!cropped.ok) throw new Error(cropped.code)
    const [large] = await Promise.all(cropped.value.map(look))
    for (const { r, b } of large?.corners ?? []) expect(r - b).toBeGreaterThan(100)
  })

  it('uses the first frame of an animation, and white for transparency', async () => {
    const frames = await Promise.all(
      [RED, BLUE].map((background) =>
        sharp({ create: { ...size, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const empty = await sharp({
      create: { ...size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const whole = { crop: { left: 0, top: 0, ...size }, sizes }
    const [first, white] = await Promise.all([cropPicture(moving, whole), cropPicture(empty, whole)])
    if (!first.ok || !white.ok) throw new Error('refused')
    const [shown, ground] = await Promise.all([look(first.value[0]), look(white.value[0])])
    expect(shown.corners[0]?.r).toBeGreaterThan(200)
    expect(ground.corners[0]).toMatchObject({ r: 255, g: 255, b: 255 })
  })

  it('keeps only pixels', async () => {
    const located = await sharp(png)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer()
    const cropped = await cropPicture(located, { crop: { left: 0, top: 0, ...size }, sizes })
    if (!cropped.ok) throw new Error(cropped.code)
    const { exif, xmp, iptc } = await sharp(cropped.value[0]).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
  })

  it.each([
    ['to the last pixel', { left: 160, top: 60, ...size }, 'cropped'],
    ['one pixel too far right', { left: 161, top: 60, ...size }, 'picture-crop-outside'],
    ['one pixel too far down', { left: 160, top: 61, ...size }, 'picture-crop-outside'],
    ['of no width', { left: 0, top: 0, width: 0, height: 40 }, 'picture-crop-outside'],
    ['from before the edge', { left: -1, top: 0, ...size }, 'picture-crop-outside'],
    ['of half pixels', { left: 0.5, top: 0, ...size }, 'picture-crop-outside'],
  ])('accepts %s', async (_, crop, answer) => {
    const cropped = await cropPicture(png, { crop, sizes })
    expect(cropped.ok ? 'cropped' : cropped.code).toBe(answer)
  })
})

describe('refused files', () => {
  const whole = { crop: { left: 0, top: 0, width: 1, height: 1 }, sizes }

  it.each([
    ['nothing', '', 'file-empty'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'file-unknown-format'],
    ['a page', '<html></html>', 'file-unknown-format'],
    ['a document', '%PDF-1.7', 'file-unknown-format'],
    ['a phone’s own format', '\0\0\0\u0018ftypheic\0\0\0\0', 'file-unknown-format'],
  ])('refuses %s', async (_, text, code) => {
    expect(await cropPicture(Buffer.from(text, 'latin1'), whole)).toMatchObject({ ok: false, code })
  })

  it('refuses a truncated file', async () => {
    expect(await cropPicture(png.subarray(0, png.length - 200), whole)).toMatchObject({
      code: 'file-damaged',
    })
  })

  it('refuses a header that declares too many pixels', async () => {
    const bomb = Buffer.from(png)
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    const refused = await cropPicture(bomb, whole)
    expect(refused.ok ? 'cropped' : refused.code).toMatch(/^file-(?:too-many-pixels|damaged)$/)
  })
})

async function look(bytes: Uint8Array | undefined) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const { format } = await sharp(bytes).metadata()
  const pixel = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    return { r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 }
  }
  const [right, bottom] = [info.width - 1, info.height - 1]
  const corners = [pixel(0, 0), pixel(right, 0), pixel(0, bottom), pixel(right, bottom)]
  return { format, width: info.width, height: info.height, corners }
}
