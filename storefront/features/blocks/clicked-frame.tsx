'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface ClickedFrameProps {
  /** From the table of providers. */
  readonly src: string
  readonly title: string
  readonly label: string
  /** That content of another site is loaded. */
  readonly note: string
  /** The picture before. */
  readonly children: ReactNode
}

/** A frame that is created by a click, and receives the focus then. Without scripts it is a link. */
export function ClickedFrame({ src, title, label, note, children }: ClickedFrameProps) {
  const [opened, setOpened] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (opened) frame.current?.focus()
  }, [opened])
  if (opened)
    return (
      <iframe
        className="bframe__f"
        ref={frame}
        src={src}
        title={title}
        allow="fullscreen; autoplay; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    )
  return (
    <div className="bframe__f">
      {children}
      <div className="bframe__o">
        <Button tone="strong" size="large" className="needs-script" onClick={() => setOpened(true)}>
          <Icon name="play" />
          {label}
        </Button>
        <noscript>
          <a className="link" href={src}>
            {label}
          </a>
        </noscript>
        <p className="small">{note}</p>
      </div>
    </div>
  )
}
