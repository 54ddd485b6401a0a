import type { Recolouring } from '#domain/assets/recolouring.ts'

/** The artwork on the stage. */
export interface Drawing {
  /** Its colours, `#rrggbb`, in the order they appear. */
  readonly colours: readonly string[]
  /** Shows it in other colours; with none it is as it was. */
  show(recolouring: Recolouring): void
}
