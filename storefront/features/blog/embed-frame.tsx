'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface EmbedFrameProps {
  /** From the table of providers. */
  readonly src: string
  readonly title: string
  readonly label: string
  /** That content of another site is loaded. */
  readonly note: string
}

/** A frame that a click creates, and that receives the focus then. Without scripts it is a link. */
export function EmbedFrame({ src, title, label, note }: EmbedFrameProps) {
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (isOpen) frame.current?.focus()
  }, [isOpen])
  if (isOpen)
    return (
      <iframe
        className="embed"
        ref={frame}
        src={src}
        title={title}
        allow="fullscreen; autoplay; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    )
  return (
    <div className="embed">
      <Button tone="strong" className="needs-script" onClick={() => setOpen(true)}>
        <Icon name="play" />
        {label}
      </Button>
      <noscript>
        <a className="link" href={src}>
          {label}
        </a>
      </noscript>
      <p className="small muted">{note}</p>
    </div>
  )
}
