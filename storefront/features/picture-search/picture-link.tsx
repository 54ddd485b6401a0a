'use client'

import { type ComponentType, type MouseEvent, useState } from 'react'
import type { PictureTexts } from '#storefront/features/picture-search/picture-texts.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface PictureLinkProps {
  readonly texts: PictureTexts
  /** The page that does the same without scripts. */
  readonly page: string
}

type OverPage = ComponentType<{ readonly texts: PictureTexts; readonly onClose: () => void }>

/** A link to the picture search; with scripts it opens a dialog, whose code is loaded then. */
export function PictureLink({ texts, page }: PictureLinkProps) {
  const [Open, setOpen] = useState<OverPage | null>(null)

  async function open(event: MouseEvent): Promise<void> {
    // A click with a modifier opens another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { PictureOverPage } = await import('#storefront/features/picture-search/picture-over-page.tsx')
    setOpen(() => PictureOverPage)
  }

  return (
    <>
      <LinkButton
        tone="quiet"
        size="small"
        iconOnly
        href={page}
        aria-label={texts.title}
        title={texts.title}
        onClick={open}
      >
        <Icon name="image" />
      </LinkButton>
      {Open !== null && <Open texts={texts} onClose={() => setOpen(null)} />}
    </>
  )
}
