'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { appliesAlways } from '#storefront/kept/auto-apply.ts'
import { useSession } from '#storefront/session/session.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface ColourPlaceProps {
  /** The address of the drawing. */
  readonly src: string
  readonly label: string
  /** The colours as the server knows them. */
  readonly children: ReactNode
}

/** The colours of a drawing, and what they can be changed with: loaded when somebody wants to. */
export function ColourPlace({ src, label, children }: ColourPlaceProps) {
  const { state } = useSession()
  const [panel, setPanel] = useState<ReactNode>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (state === 'person' && appliesAlways()) void loadPanel(src).then(setPanel)
  }, [src, state])

  async function open(): Promise<void> {
    setBusy(true)
    setPanel(await loadPanel(src))
  }
  return (
    panel ?? (
      <>
        {children}
        <Button className="needs-script" size="small" busy={busy} onClick={() => void open()}>
          <Icon name="palette" />
          {label}
        </Button>
      </>
    )
  )
}

async function loadPanel(src: string): Promise<ReactNode> {
  const { loadColourPanel } = await import('./colour-panel.tsx')
  return loadColourPanel(src)
}
