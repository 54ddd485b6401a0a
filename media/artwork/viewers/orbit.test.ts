import { describe, expect, it } from 'vitest'
import { dragged, FIRST_LOOK, frameOf, turnedTo, turnOf, wheeled } from '#media/artwork/viewers/orbit.ts'

describe('orbit', () => {
  it('turns with the pointer and back again', () => {
    const there = dragged(FIRST_LOOK, 0.3, 0.1)
    expect(turnOf(there)).toBe(81)
    expect(there.pitch).toBeGreaterThan(FIRST_LOOK.pitch)
    const back = dragged(there, -0.3, -0.1)
    expect(back.yaw).toBeCloseTo(FIRST_LOOK.yaw)
    expect(back.pitch).toBeCloseTo(FIRST_LOOK.pitch)
  })

  it('never looks over the pole, nor from inside or from afar', () => {
    const limit = (80 * Math.PI) / 180
    expect(dragged(FIRST_LOOK, 0, 99).pitch).toBeCloseTo(limit)
    expect(dragged(FIRST_LOOK, 0, -99).pitch).toBeCloseTo(-limit)
    expect(wheeled(FIRST_LOOK, -1e5).distance).toBe(0.4)
    expect(wheeled(FIRST_LOOK, 1e5).distance).toBe(3)
  })

  it('moves the camera nearer when the wheel turns up', () => {
    expect(wheeled(FIRST_LOOK, -100).distance).toBeLessThan(1)
    expect(wheeled(FIRST_LOOK, 100).distance).toBeGreaterThan(1)
  })

  it('counts its turn from 0 to 359 degrees, whichever way round', () => {
    expect(turnOf(FIRST_LOOK)).toBe(0)
    for (const degrees of [0, 1, 180, 359]) expect(turnOf(turnedTo(FIRST_LOOK, degrees))).toBe(degrees)
    expect(turnOf(turnedTo(FIRST_LOOK, 360))).toBe(0)
    expect(turnOf(dragged(FIRST_LOOK, -0.1, 0))).toBe(333)
  })

  it('keeps height and distance when it is turned by degrees', () => {
    const look = wheeled(dragged(FIRST_LOOK, 0.2, 0.2), 200)
    expect(turnedTo(look, 90)).toMatchObject({ pitch: look.pitch, distance: look.distance })
  })
})

describe('frameOf', () => {
  it('begins with the first look, has a frame every 15 degrees and comes round', () => {
    const frames = [0, 7, 8, 15, 345, 352, 353, 360].map((degrees) =>
      frameOf(turnedTo(FIRST_LOOK, degrees), 24),
    )
    expect(frames).toEqual([0, 0, 1, 1, 23, 23, 0, 0])
  })
})
