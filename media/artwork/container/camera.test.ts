import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { readCamera } from './camera.ts'

let record: Uint8Array

/** Written by libvips, so that the reader is tested with Exif from another program. */
async function exifOf(exif: Parameters<ReturnType<typeof sharp>['withExif']>[0]): Promise<Uint8Array> {
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#808080' } })
    .withExif(exif)
    .jpeg()
    .toBuffer()
  const { exif: written } = await sharp(photo).metadata()
  if (written === undefined) throw new Error('no record')
  return written
}

beforeAll(async () => {
  record = await exifOf({
    IFD0: { Make: 'FUJIFILM', Model: 'X-T5' },
    IFD2: { LensModel: 'XF33mmF1.4 R LM WR', FNumber: '28/10', ISOSpeedRatings: '160' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
  })
})

describe('readCamera', () => {
  it('reads camera, lens, ISO and F number, and no other tags', () => {
    expect(readCamera(record)).toEqual({
      body: 'FUJIFILM X-T5',
      lens: 'XF33mmF1.4 R LM WR',
      iso: 160,
      fNumber: 2.8,
    })
  })

  it('does not repeat the maker when the model begins with it', async () => {
    expect(readCamera(await exifOf({ IFD0: { Make: 'Canon', Model: 'Canon EOS R5' } }))?.body).toBe(
      'Canon EOS R5',
    )
    expect(readCamera(await exifOf({ IFD0: { Make: 'NIKON CORPORATION', Model: 'NIKON Z 8' } }))?.body).toBe(
      'NIKON Z 8',
    )
  })

  it('returns null for a record without camera tags, and for bytes that are no Exif record', async () => {
    expect(readCamera(await exifOf({ IFD0: { Software: 'Ada’s' } }))).toBeNull()
    for (const none of ['', 'II', 'Exif\0\0', 'Exif\0\0XX*\0', 'no record at all']) {
      expect(readCamera(new TextEncoder().encode(none)), none).toBeNull()
    }
  })

  it('never reads past the end of a truncated record', () => {
    for (let length = 0; length < record.length; length += 1) {
      const facts = readCamera(record.slice(0, length))
      expect(facts === null || Object.keys(facts).length === 4).toBe(true)
    }
  })
})
