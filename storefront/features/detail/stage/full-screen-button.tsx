'use client'

import { useEffect, useState } from 'react'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface FullScreenButtonProps {
  readonly targetId: string
  readonly label: string
}

/** Shows an element full screen; Escape ends it. Hidden where the browser does not support it (iPhones). */
export function FullScreenButton({ targetId, label }: FullScreenButtonProps) {
  const [offered, setOffered] = useState(true)

  useEffect(() => setOffered(document.fullscreenEnabled), [])

  if (!offered) return null
  return (
    <Button
      className="needs-script"
      iconOnly
      size="small"
      aria-label={label}
      title={label}
      onClick={() => void document.getElementById(targetId)?.requestFullscreen()}
    >
      <Icon name="maximize" />
    </Button>
  )
}
