import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodePng, PNG_LEVELS } from './encode-png.ts'

describe('encodePng', () => {
  it.each([
    ['a square', 16, 16],
    ['a single pixel', 1, 1],
    ['a row', 300, 1],
    ['a column', 1, 300],
  ])('keeps every pixel of %s', async (_, width, height) => {
    const data = Uint8Array.from({ length: width * height * 4 }, (_, at) => (at * 37) % 256)
    for (const level of Object.values(PNG_LEVELS)) {
      const png = encodePng({ width, height, data }, level)
      const read = await sharp(png, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true })
      expect(read.info).toMatchObject({ width, height, channels: 4 })
      expect(new Uint8Array(read.data)).toEqual(data)
    }
  })

  it('writes fewer bytes for a preview than for an upload', () => {
    const data = Uint8Array.from({ length: 64 * 64 * 4 }, (_, at) => (at % 96) * (at % 7))
    const bytes = (level: number) => encodePng({ width: 64, height: 64, data }, level).length
    expect(bytes(PNG_LEVELS.preview)).toBeLessThan(bytes(PNG_LEVELS.upload))
  })
})
