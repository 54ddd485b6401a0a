import { describe, expect, it } from 'vitest'
import type { Feature } from '#domain/assets/features.ts'
import type { Format } from '#domain/assets/formats.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { allDownloadChoices, downloadChoices, isOffered } from './download-choices.ts'

describe('downloadChoices', () => {
  it('offers a vector as it is and as PNG in every width', () => {
    const choices = downloadChoices({ format: 'svg', width: 24, bytes: 300 })
    expect(choices.map((choice) => choice.format)).toEqual(['svg', 'png'])
    expect(choices[1]?.widths).toEqual([64, 128, 256, 512, 1024, 2048, 4096])
    expect(choices[1]?.maxWidth).toBe(4096)
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

  it('accepts listed choices and every width up to the largest', () => {
    expect(isOffered(choices, 'svg', null)).toBe(true)
    expect(isOffered(choices, 'png', 256)).toBe(true)
    expect(isOffered(choices, 'png', 257)).toBe(true)
    expect([0, 1, 4096, 4097].map((width) => isOffered(choices, 'png', width))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isOffered(choices, 'png', null)).toBe(false)
    expect(isOffered(choices, 'svg', 256)).toBe(false)
    expect(isOffered(choices, 'gif', null)).toBe(false)
  })
})

describe('allDownloadChoices', () => {
  const formatsOf = (
    ...[kind, format, width = 1000, features = []]: [Kind, Format, number?, (readonly Feature[] | null)?]
  ) => allDownloadChoices({ kind, format, width, bytes: 1, features }).map((choice) => choice.format)

  it('offers pictures of every drawing, and app icons of icons', () => {
    expect(formatsOf('icon', 'svg', 24)).toEqual([
      ...['svg', 'png', 'webp', 'avif', 'pdf', 'eps', 'ico', 'icns'],
    ])
    expect(formatsOf('illustration', 'svg')).toEqual(['svg', 'png', 'webp', 'avif', 'pdf', 'eps'])
  })

  it('offers films of animations, and shapes of models', () => {
    expect(formatsOf('lottie', 'lottie-json')).toEqual([
      'lottie-json',
      'png',
      'webp',
      'gif',
      'webm',
      'dotlottie',
    ])
    expect(formatsOf('lottie', 'dotlottie')).toEqual([
      'dotlottie',
      'png',
      'webp',
      'gif',
      'webm',
      'lottie-json',
    ])
    expect(formatsOf('3d', 'glb')).toEqual(['glb', 'png', 'obj', 'stl', 'usdz'])
  })

  it('offers no format that lacks a feature of the work, or where its features were not measured', () => {
    expect(formatsOf('3d', 'glb', 1024, ['deformation'])).toEqual(['glb', 'png', 'obj', 'stl'])
    expect(formatsOf('3d', 'glb', 1024, ['opacity'])).toEqual(['glb', 'png', 'obj', 'stl', 'usdz'])
    expect(formatsOf('3d', 'glb', 1024, null)).toEqual(['glb', 'png', 'obj', 'stl'])
    expect(formatsOf('illustration', 'svg', 24, ['opacity'])).toEqual(['svg', 'png', 'webp', 'avif', 'pdf'])
    expect(formatsOf('illustration', 'svg', 24, ['mask'])).toEqual(['svg', 'png', 'webp', 'avif'])
    expect(formatsOf('illustration', 'svg', 24, null)).toEqual(['svg', 'png', 'webp', 'avif'])
  })

  it('offers no picture of pixels that is wider than they are', () => {
    const choices = allDownloadChoices({ kind: 'photo', format: 'jpg', width: 300, bytes: 1, features: [] })
    expect(choices.map(({ format, maxWidth }) => [format, maxWidth])).toEqual([
      ['jpg', null],
      ['png', 300],
      ['webp', 300],
      ['avif', 300],
    ])
    expect(isOffered(choices, 'avif', 300)).toBe(true)
    expect(isOffered(choices, 'avif', 301)).toBe(false)
    expect(formatsOf('animated-icon', 'gif')).toEqual(['gif', 'png'])
  })
})
