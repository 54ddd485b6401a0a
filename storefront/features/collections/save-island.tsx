'use client'

import { useEffect } from 'react'
import { showQuickVerb } from '#storefront/browser-storage/quick-verb.ts'
import { DOWNLOADED_NOTE_ID, PURCHASED_NOTE_ID } from '#storefront/features/collections/saving/note-ids.ts'
import { useSession } from '#storefront/session/session.ts'

interface SaveIslandProps {
  /** The translated texts that describe the button of a downloaded and of a bought asset. */
  readonly downloaded: string
  readonly purchased: string
}

/**
 * The favourites script of every page: handles clicks on the buttons of assets, and loads their code on the first one;
 * for signed-in users it marks the favourites, and what they have downloaded and bought.
 */
export function SaveIsland({ downloaded, purchased }: SaveIslandProps) {
  const { state } = useSession()

  useEffect(() => {
    const over = new AbortController()
    document.addEventListener('click', (event) => void hear(event), { signal: over.signal })
    return () => over.abort()
  }, [])

  useEffect(showQuickVerb, [])

  useEffect(() => {
    if (state !== 'person') return
    let stop = () => {}
    let isOver = false
    const load = async () => {
      const { watchMarks } = await import('./saving/favourite-marks.ts')
      if (!isOver) stop = watchMarks()
    }
    void load()
    return () => {
      isOver = true
      stop()
    }
  }, [state])

  return (
    <>
      <span id={DOWNLOADED_NOTE_ID} hidden>
        {downloaded}
      </span>
      <span id={PURCHASED_NOTE_ID} hidden>
        {purchased}
      </span>
    </>
  )
}

async function hear(event: MouseEvent): Promise<void> {
  const { target } = event
  const button =
    target instanceof Element
      ? target.closest<HTMLElement>(
          '[data-save], [data-collect], [data-quick], [data-more], [data-buy], [data-zip]',
        )
      : null
  if (button === null) return
  // The form of a ZIP submits itself without scripts.
  event.preventDefault()
  const { handleClick } = await import('./saving/handle-click.ts')
  await handleClick(button)
}
