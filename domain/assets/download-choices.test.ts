import { describe, expect, it } from 'vitest'
import { downloadChoices, isOffered } from './download-choices.ts'

describe('downloadChoices', () => {
  it('offers a vector as it is and as PNG in every width', () => {
    const choices = downloadChoices({ format: 'svg', width: 24, bytes: 300 })
    expect(choices.map((choice) => choice.format)).toEqual(['svg', 'png'])
    expect(choices[1]?.widths).toEqual([64, 128, 256, 512, 1024, 2048])
  })

  it('never enlarges a raster', () => {
    const widths = (width: number) => downloadChoices({ format: 'webp', width, bytes: 1 })[1]?.widths
    expect([widths(255), widths(256), widths(257)]).toEqual([
      [64, 128],
      [64, 128, 256],
      [64, 128, 256],
    ])
    expect(widths(63)).toBeUndefined()
  })

  it('offers a PNG only as it is', () => {
    expect(downloadChoices({ format: 'png', width: 4000, bytes: 1 })).toHaveLength(1)
  })
})

describe('isOffered', () => {
  const choices = downloadChoices({ format: 'svg', width: 24, bytes: 300 })

  it('accepts only listed choices', () => {
    expect(isOffered(choices, 'svg', null)).toBe(true)
    expect(isOffered(choices, 'png', 256)).toBe(true)
    expect(isOffered(choices, 'png', 257)).toBe(false)
    expect(isOffered(choices, 'png', null)).toBe(false)
    expect(isOffered(choices, 'svg', 256)).toBe(false)
    expect(isOffered(choices, 'gif', null)).toBe(false)
  })
})
