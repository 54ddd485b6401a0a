import type { Ink } from './ink.ts'

/**
 * The picture rotated about its centre, in radians, clockwise. Outside of the picture its border pixels are
 * repeated.
 */
export function turned({ picture, distance, threshold }: Ink, angle: number): Ink {
  const { width, height } = picture
  const from = placesOf(width, height, angle)
  const turn = (plane: Float32Array) => Float32Array.from(from, (place) => plane[place] ?? 0)
  return { picture: { ...picture, planes: picture.planes.map(turn) }, distance: turn(distance), threshold }
}

/**
 * The source pixel of each pixel of the rotated picture: the nearest one suffices, as pictures are blurred.
 */
function placesOf(width: number, height: number, angle: number): Int32Array {
  const places = new Int32Array(width * height)
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2]
  const inside = (place: number, length: number) => Math.min(length - 1, Math.max(0, Math.round(place)))
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const [right, down] = [x - middleX, y - middleY]
      const column = inside(middleX + cosine * right + sine * down, width)
      places[at] = inside(middleY - sine * right + cosine * down, height) * width + column
    }
  }
  return places
}
