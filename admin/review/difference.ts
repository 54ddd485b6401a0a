/** Side of the square that pictures are compared in, in pixels. */
const SIDE = 256
/** Smaller steps of a channel come from the edges of shapes and from compression. */
const LEAST_STEP = 48
const CHANNELS = 4

/** Pixels in rows, with red, green, blue and alpha from 0 to 255. */
type Pixels = ArrayLike<number>

/** The share of the pixels that differ visibly, among those that at least one of two pictures draws. */
export function shareOfDifference(one: Pixels, other: Pixels): number {
  let drawn = 0
  let different = 0
  for (let at = 0; at < one.length; at += CHANNELS) {
    const alphas = [one[at + CHANNELS - 1] ?? 0, other[at + CHANNELS - 1] ?? 0]
    if (Math.max(...alphas) < LEAST_STEP) continue
    drawn += 1
    if (stepAt(one, other, at) >= LEAST_STEP) different += 1
  }
  return drawn === 0 ? 0 : different / drawn
}

/** The largest difference of a channel, with colours as far as they are opaque. */
function stepAt(one: Pixels, other: Pixels, at: number): number {
  const steps = Array.from({ length: CHANNELS }, (_, channel) =>
    Math.abs(opaquePart(one, at, channel) - opaquePart(other, at, channel)),
  )
  return Math.max(...steps)
}

function opaquePart(pixels: Pixels, at: number, channel: number): number {
  const value = pixels[at + channel] ?? 0
  return channel === CHANNELS - 1 ? value : (value * (pixels[at + CHANNELS - 1] ?? 0)) / 255
}

/** The pixels of a picture, fitted into a square as the overlay shows it. @throws Error when it does not come */
export async function readPixels(src: string): Promise<Uint8ClampedArray> {
  const picture = new Image()
  picture.src = src
  await picture.decode()
  const { naturalWidth: width, naturalHeight: height } = picture
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [SIDE, SIDE]
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('the browser has no canvas')
  const scale = SIDE / Math.max(width, height)
  const [w, h] = [width * scale, height * scale]
  context.drawImage(picture, (SIDE - w) / 2, (SIDE - h) / 2, w, h)
  return context.getImageData(0, 0, SIDE, SIDE).data
}
