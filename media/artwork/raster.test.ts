import { describe, expect, it } from 'vitest'
import { pixelsOf } from './raster.ts'

const RED_HALF_COVERED = [255, 2, 3, 128]
const CLEAR = [0, 0, 0, 0]

describe('pixelsOf', () => {
  it('reads alpha from the highest byte and red from the lowest', () => {
    const data = Uint8Array.from([...RED_HALF_COVERED, ...CLEAR])
    expect([...pixelsOf({ width: 2, height: 1, data })]).toEqual([0x800302ff, 0])
  })

  it.each([0, 1, 2, 3, 4])('reads a part of a buffer that begins at byte %i', (start) => {
    const whole = Buffer.from([...Array(start).fill(7), ...RED_HALF_COVERED, ...CLEAR, 7])
    const data = whole.subarray(start, start + 8)
    expect([...pixelsOf({ width: 2, height: 1, data })]).toEqual([0x800302ff, 0])
  })
})
