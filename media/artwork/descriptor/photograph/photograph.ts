import type { Raster } from '../../raster.ts'
import { inkColours } from '../colours.ts'
import { type FlatPicture, flatten } from '../flat-picture.ts'
import { SHAPE_SIZE } from '../project.ts'
import { framedPhotographs } from './framed.ts'
import { mayBePhotograph } from './full-frame.ts'
import { photographShape } from './photograph-shape.ts'
import { cutWindow, mirrorWindow, type PictureWindow } from './window.ts'

/** Side of the smaller windows, and how many there are along each side of the photograph. */
const WINDOW_SHARE = 0.75
const WINDOWS_ALONG = 3

/** Windows of a photograph that are described: the whole, and nine that a crop may have left. */
export const WINDOWS = windowsOf()

/** The windows of a photograph one after the other, and the colours of the whole. */
export function describePhotograph(raster: Raster) {
  const picture = flatten(raster, SIDE)
  const shape = new Int8Array(WINDOWS.length * SHAPE_SIZE)
  for (const [at, { left, top, right, bottom }] of WINDOWS.entries()) {
    const { width, height } = picture
    const window = { left: left * width, top: top * height, right: right * width, bottom: bottom * height }
    shape.set(photographShape(cutWindow(picture, window)), at * SHAPE_SIZE)
  }
  return { shape, colours: coloursOf(picture, wholeOf(picture)) }
}

/** The whole picture and the photographs on a page that it shows, each as it is and mirrored. */
export function photographViews(raster: Raster) {
  const frames = framedPhotographs(raster).map((box) => ({ box, discount: PART }))
  const whole = { box: { left: 0, top: 0, right: raster.width, bottom: raster.height }, discount: 0 }
  const wanted = mayBePhotograph(raster) ? [whole, ...frames] : frames
  if (wanted.length === 0) return []
  const picture = flatten(raster, QUERY_SIDE)
  const scale = picture.width / raster.width
  return wanted.flatMap(({ box, discount }) => {
    const window = scaled(box, scale)
    const planes = cutWindow(picture, window)
    const colours = coloursOf(picture, window)
    return [
      { shape: photographShape(planes), colours, discount },
      { shape: photographShape(mirrorWindow(planes)), colours, discount: Math.max(discount, MIRRORED) },
    ]
  })
}

/** Longer side to which a picture is reduced. */
const SIDE = 96
const QUERY_SIDE = 192
const PART = 0.02
const MIRRORED = 0.05
function windowsOf(): readonly PictureWindow[] {
  const starts = Array.from(
    { length: WINDOWS_ALONG },
    (_, at) => (at * (1 - WINDOW_SHARE)) / (WINDOWS_ALONG - 1),
  )
  const parts = starts.flatMap((top) =>
    starts.map((left) => ({ left, top, right: left + WINDOW_SHARE, bottom: top + WINDOW_SHARE })),
  )
  return [{ left: 0, top: 0, right: 1, bottom: 1 }, ...parts]
}

function wholeOf({ width, height }: FlatPicture): PictureWindow {
  return { left: 0, top: 0, right: width, bottom: height }
}

function scaled({ left, top, right, bottom }: PictureWindow, by: number): PictureWindow {
  return { left: left * by, top: top * by, right: right * by, bottom: bottom * by }
}

/** Of all pixels, as a photograph has no paper. */
function coloursOf(picture: FlatPicture, { left, top, right, bottom }: PictureWindow): Uint8Array {
  const everywhere = new Float32Array(picture.width * picture.height).fill(1)
  return inkColours(
    { picture, distance: everywhere, threshold: 0 },
    {
      left: Math.round(left),
      top: Math.round(top),
      right: Math.min(picture.width, Math.round(right)),
      bottom: Math.min(picture.height, Math.round(bottom)),
    },
  )
}
