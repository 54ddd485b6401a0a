import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type CleanPicture, cleanPicture } from './clean-picture.ts'

const SIDE = { side: 100 }
const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: { r: 200, g: 20, b: 20, alpha: 0.5 } },
    limitInputPixels: false,
  })
const cleaned = async (bytes: Uint8Array): Promise<CleanPicture> => {
  const result = await cleanPicture(bytes, SIDE)
  if (!result.ok) throw new Error(result.code)
  return result.value
}

describe('a cleaned picture', () => {
  it.each(['jpeg', 'webp', 'avif'] as const)('from an opaque %s is a JPEG', async (format) => {
    expect(await cleaned(await plain(40, 30).toFormat(format).toBuffer())).toMatchObject({
      format: 'jpg',
      width: 40,
      height: 30,
    })
  })

  it.each(['png', 'webp', 'avif'] as const)('keeps the transparency of a %s as a PNG', async (format) => {
    const { bytes, format: stored } = await cleaned(await plain(40, 30, 4).toFormat(format).toBuffer())
    expect(stored).toBe('png')
    expect((await sharp(bytes).stats()).isOpaque).toBe(false)
  })

  it('is at most as long as its side, and never enlarged', async () => {
    for (const [width, height, expected] of [
      [99, 50, [99, 50]],
      [100, 50, [100, 50]],
      [200, 50, [100, 25]],
      [50, 400, [13, 100]],
    ] as const) {
      const picture = await cleaned(await plain(width, height).png().toBuffer())
      expect([picture.width, picture.height]).toEqual(expected)
    }
  })

  it('is upright and has no metadata and nothing after its end', async () => {
    const turned = await plain(40, 30)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'secret name' } })
      .jpeg()
      .toBuffer()
    const { bytes, width, height } = await cleaned(
      Buffer.concat([turned, Buffer.from('<script>secret end</script>')]),
    )
    expect([width, height]).toEqual([30, 40])
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('secret')
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  it('has the same bytes for the same pixels', async () => {
    const [first, second] = await Promise.all(
      [1, 9].map(async (compressionLevel) =>
        cleaned(await plain(40, 30).png({ compressionLevel }).toBuffer()),
      ),
    )
    expect(first?.bytes).toEqual(second?.bytes)
  })
})

describe('a file is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

  it.each([
    ['when it is empty', async () => Buffer.alloc(0), 'file-empty'],
    ['when it is a drawing', async () => Buffer.from(svg), 'media-format-refused'],
    ['when it is a GIF', () => plain(9, 9).gif().toBuffer(), 'media-format-refused'],
    ['when it is a TIFF', () => plain(9, 9).tiff().toBuffer(), 'media-format-refused'],
    ['when it is a PDF', async () => Buffer.from('%PDF-1.7\n'), 'media-format-refused'],
    [
      'when it is cut off',
      async () => (await plain(90, 90).png().toBuffer()).subarray(0, 60),
      'file-damaged',
    ],
    [
      'when it has more pixels than the limit',
      () => plain(10_000, 5_001).png().toBuffer(),
      'file-too-many-pixels',
    ],
  ])('%s', async (_, make, code) => {
    expect(await cleanPicture(await make(), SIDE)).toMatchObject({ ok: false, code })
  })
})
