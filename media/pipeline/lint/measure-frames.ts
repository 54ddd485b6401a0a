import type { FrameFacts } from '#domain/lint/facts.ts'
import { isBlank } from '#media/artwork/bounding-box.ts'
import type { Raster } from '#media/artwork/raster.ts'
import type { LottieSource } from '../original.ts'
import { openLottie } from '../render/lottie-player.ts'
import { fitInside } from '../render/size.ts'

const SIDE = 64

/** Compares the first frames of an animation with its last, in small pictures. */
export async function measureFrames(source: LottieSource): Promise<FrameFacts> {
  const opened = await openLottie(source, fitInside(source, { width: SIDE, height: SIDE }))
  try {
    const last = Math.max(0, opened.frames - 1)
    const first = opened.draw(0)
    const second = opened.draw(Math.min(1, last))
    const middle = opened.draw(last / 2)
    const final = opened.draw(last)
    const area = Math.max(...[first, second, middle, final].map(drawnArea))
    return {
      seam: difference(first, final, area),
      step: difference(first, second, area),
      isFirstEmpty: isBlank(first),
    }
  } finally {
    opened.close()
  }
}

function drawnArea({ data }: Raster): number {
  let sum = 0
  for (let at = 3; at < data.length; at += 4) sum += data[at] ?? 0
  return sum
}

/** The largest difference of the four channels, summed up, in per mille of an area. */
function difference({ data }: Raster, other: Raster, area: number): number {
  let sum = 0
  for (let at = 0; at < data.length; at += 4) {
    let most = 0
    for (let channel = at; channel < at + 4; channel += 1)
      most = Math.max(most, Math.abs((data[channel] ?? 0) - (other.data[channel] ?? 0)))
    sum += most
  }
  return area === 0 ? 0 : Math.round((sum / area) * 1_000)
}
