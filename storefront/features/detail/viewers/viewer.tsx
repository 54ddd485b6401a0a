'use client'

import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { LottieParts } from '#storefront/features/detail/viewers/lottie-parts.tsx'
import type { ModelParts } from '#storefront/features/detail/viewers/model-parts.tsx'
import type { TurntableParts } from '#storefront/features/detail/viewers/turntable-parts.tsx'
import type { ViewerPlace } from '#storefront/features/detail/viewers/viewer-place.ts'
import { useNear } from '#storefront/ui/use-near.ts'

interface Parts {
  readonly lottie: ComponentProps<typeof LottieParts>
  readonly model: ComponentProps<typeof ModelParts>
  readonly turntable: ComponentProps<typeof TurntableParts>
}
type Kind = keyof Parts

/** Each comes by itself: most pages need none, and none needs two. */
const LOAD: { readonly [K in Kind]: () => Promise<ComponentType<Parts[K]>> } = {
  lottie: async () => (await import('./lottie-parts.tsx')).LottieParts,
  model: async () => (await import('./model-parts.tsx')).ModelParts,
  turntable: async () => (await import('./turntable-parts.tsx')).TurntableParts,
}

interface ViewerProps<K extends Kind> {
  readonly kind: K
  readonly viewerProps: Omit<Parts[K], keyof ViewerPlace>
  /** The still, shown until the viewer has loaded, and for good if it fails. */
  readonly children: ReactNode
}

/** Shows an artwork animated or from all sides, once the window is near it and its viewer has loaded. */
export function Viewer<K extends Kind>({ kind, viewerProps, children }: ViewerProps<K>) {
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  const [Loaded, setLoaded] = useState<ComponentType<Parts[K]> | null>(null)
  const near = useNear(box)
  useEffect(() => {
    if (near) void LOAD[kind]().then((parts) => setLoaded(() => parts))
  }, [kind, near])

  return (
    <div className="viewer" ref={box}>
      <div className="viewer__still" hidden={shown}>
        {children}
      </div>
      {Loaded === null ? (
        // The place of what will steer it, so that nothing moves when that comes.
        <div className="player" />
      ) : (
        <Loaded {...({ ...viewerProps, box, onShown: setShown } as Parts[K])} />
      )}
    </div>
  )
}
