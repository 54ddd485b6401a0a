'use client'

import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { LottieViewer } from '#storefront/features/detail/viewers/lottie-viewer.tsx'
import type { ModelViewer } from '#storefront/features/detail/viewers/model-viewer.tsx'
import type { Turntable } from '#storefront/features/detail/viewers/turntable.tsx'

/** What each viewer is told. */
interface Viewers {
  readonly lottie: ComponentProps<typeof LottieViewer>
  readonly model: ComponentProps<typeof ModelViewer>
  readonly turntable: ComponentProps<typeof Turntable>
}
type Kind = keyof Viewers

type Load = { readonly [K in Kind]: () => Promise<ComponentType<Viewers[K]>> }

/** Each comes by itself: most pages need none, and none needs two. */
const LOAD: Load = {
  lottie: async () => (await import('./lottie-viewer.tsx')).LottieViewer,
  model: async () => (await import('./model-viewer.tsx')).ModelViewer,
  turntable: async () => (await import('./turntable.tsx')).Turntable,
}

interface ViewerProps<K extends Kind> {
  readonly kind: K
  readonly told: Omit<Viewers[K], 'children'>
  /** The still that stands until the viewer is here, and in it until there is more to see. */
  readonly children: ReactNode
}

/** Shows an artwork moving or from all sides, once what shows it is here. */
export function Viewer<K extends Kind>({ kind, told, children }: ViewerProps<K>) {
  const [Loaded, setLoaded] = useState<ComponentType<Viewers[K]> | null>(null)
  useEffect(() => void LOAD[kind]().then((viewer) => setLoaded(() => viewer)), [kind])

  if (Loaded !== null) return <Loaded {...({ ...told, children } as Viewers[K])} />
  return (
    <div className="viewer">
      <div className="viewer__still">{children}</div>
      {/* The place of what will steer it, so that nothing moves when that comes. */}
      <div className="player" />
    </div>
  )
}
