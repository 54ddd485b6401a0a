import type { RefObject } from 'react'

/** What every viewer gets of the place that it is in. */
export interface ViewerPlace {
  readonly box: RefObject<HTMLDivElement | null>
  /** Whether there is more to see than the still. */
  readonly onShown: (shown: boolean) => void
}
