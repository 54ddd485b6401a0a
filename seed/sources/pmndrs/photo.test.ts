import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Panorama, readPanorama, sample } from './panorama.ts'
import { renderPhotograph } from './render-photograph.ts'
import { naturalView, planetView } from './views.ts'

const halves: Panorama = {
  width: 8,
  height: 4,
  light: Float32Array.from({ length: 8 * 4 * 3 }, (_, index) => (Math.floor(index / 24) < 2 ? 1 : 0.1)),
}

function at(longitude: number, latitude: number): number {
  const out = new Float32Array(3)
  sample(halves, longitude, latitude, out)
  return out[1] ?? Number.NaN
}

test('a view has the sky in its upper half and the ground in its lower half', () => {
  expect(at(0, Math.PI / 3)).toBeCloseTo(1)
  expect(at(0, -Math.PI / 3)).toBeCloseTo(0.1)
  for (let latitude = -1.5; latitude <= 1.5; latitude += 0.1) {
    expect(at(3, latitude)).toBeGreaterThanOrEqual(0.0999)
    expect(at(3, latitude)).toBeLessThanOrEqual(1.0001)
  }
})

test('a natural view has a straight horizon with the sky above, a planet view has the ground in its centre', () => {
  for (const crop of ['landscape', 'portrait', 'panorama'] as const) {
    const { width, height, light } = naturalView(halves, crop, 40)
    const isSky = (x: number, y: number) => (light[(y * width + x) * 3] ?? 0) > 0.55
    const horizons = Array.from({ length: width }, (_, x) =>
      Array.from({ length: height }, (_, y) => y).findIndex((y) => !isSky(x, y)),
    )
    expect(Math.max(...horizons) - Math.min(...horizons), crop).toBeLessThanOrEqual(1)
    expect(Math.min(...horizons), crop).toBeGreaterThan(height / 2)
  }
  const planet = planetView(halves)
  const middle = (Math.floor(planet.height / 2) * planet.width + Math.floor(planet.width / 2)) * 3
  expect(planet.light[middle]).toBeLessThan(planet.light[0] ?? 0)
})

test('a real panorama is parsed without gaps and renders to the same JPEG twice', async () => {
  const panorama = await readPanorama('park')
  expect(panorama.light.every((value) => value >= 0 && value <= 40)).toBe(true)
  const view = naturalView(panorama, 'landscape', 25)
  const [once, twice] = [await renderPhotograph(view), await renderPhotograph(view)]
  expect(Buffer.compare(once, twice)).toBe(0)
  expect(await sharp(once).metadata()).toMatchObject({ format: 'jpeg', width: 1260, height: 840 })
})
