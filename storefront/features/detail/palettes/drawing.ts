import type { Recolouring } from '#domain/assets/recolouring.ts'

/** The artwork on the stage. */
export interface Drawing {
  /** Its colours, `#rrggbb`, in the order they appear. */
  readonly colours: readonly string[]
  /** Recolours it; an empty recolouring restores it. */
  show(recolouring: Recolouring): void
}
