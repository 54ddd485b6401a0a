import type { Format } from '#domain/assets/formats.ts'
import type { CameraFacts } from '#media/artwork/container/camera.ts'
import type { SvgElement } from '#media/artwork/svg/tree.ts'
import type { Model, Surface } from './model/model.ts'

/** A sanitised original with the facts of its format: the input of each later step. */
export interface Original {
  readonly format: Format
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  readonly animated: boolean
  readonly durationMs: number | null
  readonly frameRate: number | null
  /** Of photos with camera data; absent for everything else. */
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
  | { readonly type: 'model'; readonly model: Model; readonly surface: Surface }

export interface LottieSource {
  /** The animation as JSON text, with embedded pictures. */
  readonly data: string
  readonly width: number
  readonly height: number
}
