import { describe, expect, test } from 'vitest'
import { motionOfFormat, playsInImage } from './motion.ts'

describe('the motion of a format', () => {
  test.each(['lottie-json', 'dotlottie'] as const)('%s has a player, animated or not', (format) => {
    expect([motionOfFormat(format, true), motionOfFormat(format, false)]).toEqual(['lottie', 'lottie'])
  })

  test.each(['glb', 'gltf'] as const)('%s has a turntable', (format) => {
    expect(motionOfFormat(format, false)).toBe('model')
  })

  test('SVG and raster pictures move only when the file is animated', () => {
    expect([motionOfFormat('svg', true), motionOfFormat('svg', false)]).toEqual(['svg', null])
    expect([motionOfFormat('gif', true), motionOfFormat('webp', true)]).toEqual(['gif', 'gif'])
    expect([motionOfFormat('gif', false), motionOfFormat('jpg', false)]).toEqual([null, null])
  })
})

describe('artwork that plays in an image element', () => {
  test.each([
    ['svg', true],
    ['gif', true],
    ['lottie', false],
    ['model', false],
    [null, false],
  ] as const)('%s: %s, where its file may be sent', (motion, moves) => {
    expect(playsInImage({ motion, playable: true })).toBe(moves)
    expect(playsInImage({ motion, playable: false })).toBe(false)
  })
})
