import { type Panorama, readPanorama, sample } from '#seed/sources/pmndrs/panorama.ts'
import { renderPhotograph } from '#seed/sources/pmndrs/render-photograph.ts'
import { SCENES } from '#seed/sources/pmndrs/scenes.ts'
import type { View } from '#seed/sources/pmndrs/views.ts'

/** Rows of further views of a place that hardly overlap: their height above the horizon and how many there are. */
const ROWS = [
  { pitch: 8, across: 44, count: 8 },
  { pitch: -35, across: 40, count: 6 },
  { pitch: 40, across: 40, count: 6 },
] as const
const SIZE = { width: 300, height: 200 } as const
const RADIANS = Math.PI / 180

/** Photographs of the seed's places in other directions: the hardest to tell from its photos. */
export async function* furtherViews(): AsyncGenerator<Uint8Array> {
  for (const { file, exposure } of SCENES) {
    const panorama = await readPanorama(file)
    for (const { pitch, across, count } of ROWS) {
      for (let place = 0; place < count; place += 1) {
        const view = viewOf(panorama, (place * 360) / count, pitch, across)
        yield await renderPhotograph(view, exposure)
      }
    }
  }
}

/** What a lens shows in a direction; angles in degrees. */
function viewOf(panorama: Panorama, yaw: number, pitch: number, across: number): View {
  const { width, height } = SIZE
  const focal = width / 2 / Math.tan((across / 2) * RADIANS)
  const [sine, cosine] = [Math.sin(pitch * RADIANS), Math.cos(pitch * RADIANS)]
  const light = new Float32Array(width * height * 3)
  const pixel = new Float32Array(3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const right = (x + 0.5 - width / 2) / focal
      const up = (height / 2 - y - 0.5) / focal
      const ahead = cosine - up * sine
      const turn = yaw * RADIANS + Math.atan2(right, ahead)
      const longitude = Math.atan2(Math.sin(turn), Math.cos(turn))
      sample(panorama, longitude, Math.atan2(sine + up * cosine, Math.hypot(right, ahead)), pixel)
      light.set(pixel, (y * width + x) * 3)
    }
  }
  return { width, height, light }
}
