import { boundingBox } from '#media/artwork/bounding-box.ts'
import type { Raster } from '#media/artwork/raster.ts'

/** Answers with the box around what is visible in a picture (spec section 4, "Workers"). */
addEventListener(
  'message',
  ({ data }: MessageEvent<Raster>) => {
    postMessage(boundingBox(data))
    close()
  },
  { once: true },
)
