import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { stripContainer } from '#media/artwork/container/strip.ts'

const FORMATS = ['png', 'jpg', 'webp', 'gif'] as const
type Format = (typeof FORMATS)[number]

const noise = Uint8Array.from({ length: 40 * 30 * 3 }, (_, n) => (n * 7919) % 251)
const picture = () => sharp(noise, { raw: { width: 40, height: 30, channels: 3 } })
const withRecords = () =>
  picture()
    .withExif({ IFD0: { Copyright: 'SECRET' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withXmp('<x:SECRET xmlns:x="x"/>')

const FILES: Readonly<Record<Format, () => Promise<Buffer>>> = {
  png: () => withRecords().png().toBuffer(),
  jpg: () => withRecords().jpeg().toBuffer(),
  webp: () => withRecords().webp().toBuffer(),
  gif: () => picture().gif().toBuffer(),
}
const strip = (bytes: Uint8Array, format: Format) => {
  const stripped = stripContainer(bytes, format)
  if (!stripped.ok) throw new Error(stripped.detail)
  return stripped.value
}

describe.each(FORMATS)('stripContainer of a %s', (format) => {
  it('keeps every pixel', async () => {
    const bytes = await FILES[format]()
    const stripped = await sharp(strip(bytes, format)).raw().toBuffer()
    expect(stripped.equals(await sharp(bytes).raw().toBuffer())).toBe(true)
  })

  it('removes records of place and author', async () => {
    const bytes = await FILES[format]()
    const { exif, xmp } = await sharp(strip(bytes, format)).metadata()
    expect([exif, xmp]).toEqual([undefined, undefined])
    expect(Buffer.from(strip(bytes, format)).includes('SECRET')).toBe(false)
  })

  it('changes nothing the second time', async () => {
    const once = strip(await FILES[format](), format)
    expect(strip(once, format)).toEqual(once)
  })

  it('refuses a file with other content after the picture', async () => {
    const bytes = await FILES[format]()
    for (const tail of ['PK\x03\x04', '<script>alert(1)</script>', '%PDF-1.7', 'x']) {
      expect(stripContainer(Buffer.concat([bytes, Buffer.from(tail)]), format)).toMatchObject({
        code: 'file-damaged',
      })
    }
  })

  it('removes padding and further pictures after the first', async () => {
    const bytes = await FILES[format]()
    const clean = strip(bytes, format)
    expect(strip(Buffer.concat([bytes, Buffer.alloc(9)]), format)).toEqual(clean)
    expect(strip(Buffer.concat([bytes, Buffer.from([0xff, 0xd8, 0xff, 1])]), format)).toEqual(clean)
  })

  it('refuses a truncated file', async () => {
    const bytes = await FILES[format]()
    for (const share of [0.2, 0.6, 0.95]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * share))
      expect(stripContainer(cut, format), `${share}`).toMatchObject({ ok: false, code: 'file-damaged' })
    }
  })
})

it('keeps the frames of an animation', async () => {
  const frames = sharp(Buffer.concat([noise, noise.map((byte) => 255 - byte)]), {
    raw: { width: 40, height: 60, channels: 3, pageHeight: 30 },
  })
  const delays = { delay: [80, 120], loop: 0 }
  const files = {
    gif: await frames.clone().gif(delays).toBuffer(),
    webp: await frames.clone().webp(delays).toBuffer(),
  }
  for (const format of ['gif', 'webp'] as const) {
    const { pages, delay, loop } = await sharp(strip(files[format], format), { animated: true }).metadata()
    expect({ pages, delay, loop }).toEqual({ pages: 2, delay: [80, 120], loop: 0 })
  }
})
