'use client'

import { useCallback, useState } from 'react'
import { PICTURE_BYTES } from '#domain/pictures/limits.ts'
import { href } from '#domain/routing/href.ts'
import { keepOwnPicture } from '#storefront/features/picture-search/own-pictures.ts'
import type { PictureTexts } from '#storefront/features/picture-search/picture-texts.ts'
import { sendPicture } from '#storefront/features/picture-search/send-picture.ts'

export interface Sender {
  /** The share that has been sent, 0 to 1; null while nothing is being sent. */
  readonly progress: number | null
  /** Why the last picture was refused, as text. */
  readonly reason: string | null
  readonly send: (picture: Blob) => void
}

/** Sends one picture at a time and opens its results, or reports why not. */
export function useSender(texts: PictureTexts): Sender {
  const [progress, setProgress] = useState<number | null>(null)
  const [reason, setReason] = useState<string | null>(null)

  const send = useCallback(
    async (picture: Blob) => {
      setReason(null)
      if (picture.size > PICTURE_BYTES) return setReason(texts.reasons['picture-too-large'])
      setProgress(0)
      const sent = await sendPicture(picture, setProgress)
      if ('hash' in sent) {
        await keepOwnPicture(sent.hash, picture)
        location.assign(href('pictureResults', texts.locale, { hash: sent.hash }))
        return
      }
      setProgress(null)
      setReason(sent.refused === 'unreachable' ? texts.unreachable : texts.reasons[sent.refused])
    },
    [texts],
  )
  return { progress, reason, send }
}
