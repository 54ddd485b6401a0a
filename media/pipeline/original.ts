import type { Format } from '#domain/assets/formats.ts'
import type { CameraFacts } from '#media/artwork/container/camera.ts'
import type { SvgElement } from '#media/artwork/svg/tree.ts'
import type { Model } from './model/model.ts'

/** A sanitised original with what its format alone can tell: what each later step works on. */
export interface Original {
  readonly format: Format
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  readonly animated: boolean
  readonly durationMs: number | null
  readonly frameRate: number | null
  /** Of photos that tell; absent for everything else. */
  readonly camera?: CameraFacts | null
  readonly picture: Picture
}

/** How the artwork is drawn. */
export type Picture =
  | { readonly type: 'svg'; readonly root: SvgElement; readonly text: string; readonly animated: boolean }
  | { readonly type: 'raster'; readonly bytes: Uint8Array; readonly animated: boolean }
  | {
      readonly type: 'lottie'
      readonly player: LottieSource
      readonly frames: number
      readonly frameRate: number
    }
  | { readonly type: 'model'; readonly model: Model }

export interface LottieSource {
  /** The animation as JSON text, its pictures inside. */
  readonly data: string
  readonly width: number
  readonly height: number
}
