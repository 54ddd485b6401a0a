'use client'

import { type ComponentType, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PictureTexts } from '#storefront/features/picture-search/picture-texts.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface PictureDialogProps {
  readonly texts: PictureTexts
  /** The address of the page that does the same without scripts. */
  readonly page: string
}

/**
 * A link to the search by picture that opens it over the page instead, where scripts run. What sends pictures is
 * loaded when it is opened.
 */
export function PictureDialog({ texts, page }: PictureDialogProps) {
  const [Drop, setDrop] = useState<ComponentType<Pick<PictureDialogProps, 'texts'>> | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  async function open(event: MouseEvent): Promise<void> {
    // Another tab was asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { PictureDrop } = await import('#storefront/features/picture-search/picture-drop.tsx')
    setDrop(() => PictureDrop)
  }
  useEffect(() => {
    if (Drop !== null) dialog.current?.showModal()
  }, [Drop])

  return (
    <>
      <LinkButton
        tone="quiet"
        size="small"
        iconOnly
        className="search__picture"
        href={page}
        aria-label={texts.title}
        title={texts.title}
        onClick={open}
      >
        <Icon name="image" />
      </LinkButton>
      {/* Outside of the search form: no form can stand in another. */}
      {Drop !== null &&
        createPortal(
          <dialog ref={dialog} className="pdialog" aria-labelledby={id} onClose={() => setDrop(null)}>
            <div className="row between">
              <h2 className="h-3" id={id}>
                {texts.title}
              </h2>
              <Button tone="quiet" iconOnly aria-label={texts.close} onClick={() => dialog.current?.close()}>
                <Icon name="x" />
              </Button>
            </div>
            <Drop texts={texts} />
          </dialog>,
          document.body,
        )}
    </>
  )
}
