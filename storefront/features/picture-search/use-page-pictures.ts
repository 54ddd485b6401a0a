'use client'

import { useEffect, useState } from 'react'

/**
 * Takes pictures that are pasted, or dropped anywhere on the page.
 *
 * @returns whether a file is being dragged over the page
 */
export function usePagePictures(take: (picture: Blob) => void): boolean {
  const [dragged, setDragged] = useState(false)

  useEffect(() => {
    const listening = new AbortController()
    const on = <E extends keyof WindowEventMap>(event: E, handle: (event: WindowEventMap[E]) => void) =>
      window.addEventListener(event, handle, { signal: listening.signal })

    on('paste', ({ clipboardData }) => {
      const picture = pictureIn(clipboardData)
      if (picture) take(picture)
    })
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // Otherwise the browser opens the file in place of the page.
      event.preventDefault()
      setDragged(true)
    })
    on('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setDragged(false)
    })
    on('drop', (event) => {
      const picture = pictureIn(event.dataTransfer)
      if (!picture) return
      event.preventDefault()
      setDragged(false)
      take(picture)
    })
    return () => listening.abort()
  }, [take])

  return dragged
}

/** The first pasted or dropped file; the server checks its type. */
function pictureIn(data: DataTransfer | null): Blob | undefined {
  return data?.files[0]
}
