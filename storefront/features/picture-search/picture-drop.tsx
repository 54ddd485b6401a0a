'use client'

import { useId, useRef } from 'react'
import { PICTURE_TYPES } from '#domain/pictures/limits.ts'
import type { PictureTexts } from '#storefront/features/picture-search/picture-texts.ts'
import { PICTURE_SEARCHES } from '#storefront/features/picture-search/send-picture.ts'
import { usePagePictures } from '#storefront/features/picture-search/use-page-pictures.ts'
import { useSender } from '#storefront/features/picture-search/use-sender.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface PictureDropProps {
  readonly texts: PictureTexts
}

/**
 * Chooses, drops or pastes a picture to search with. A plain form without scripts; with them a picture is sent at once,
 * and can be dropped anywhere on the page.
 */
export function PictureDrop({ texts }: PictureDropProps) {
  const { progress, reason, send } = useSender(texts)
  const dragged = usePagePictures(send)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const busy = progress !== null
  return (
    <form
      className="pdrop"
      data-dragged={dragged || undefined}
      action={PICTURE_SEARCHES}
      method="post"
      encType="multipart/form-data"
      aria-busy={busy || undefined}
    >
      <input type="hidden" name="page" value={texts.locale} />
      <Icon name="image" className="pdrop__i" />
      <p className="h-4">{dragged ? texts.release : texts.drop}</p>
      <div className="row row--wrap pdrop__c">
        <input
          ref={field}
          className="vh pdrop__f"
          id={id}
          type="file"
          name="picture"
          accept={PICTURE_TYPES.join(',')}
          required
          aria-describedby={`${id}-about`}
          disabled={busy}
          onChange={({ target }) => {
            const [picture] = target.files ?? []
            if (picture) send(picture)
            // So that the same file can be chosen again after a change.
            target.value = ''
          }}
        />
        <label className="btn btn--primary" htmlFor={id}>
          {texts.choose}
        </label>
        <noscript>
          <button type="submit" className="btn">
            {texts.submit}
          </button>
        </noscript>
        <span className="muted small no-touch">{texts.paste}</span>
      </div>
      <div className="muted small" id={`${id}-about`}>
        <p>{texts.formats}</p>
        <p>{texts.privacy}</p>
      </div>
      <div role="status" className="pdrop__s">
        {busy && (
          <>
            <progress {...(progress < 1 ? { value: progress } : {})} aria-label={texts.sending} />
            <span className="small">{progress < 1 ? texts.sending : texts.looking}</span>
          </>
        )}
      </div>
      <div role="alert">
        {reason !== null && (
          <p className="alert alert--bad">
            <Icon name="circle-alert" />
            <span>{reason}</span>
          </p>
        )}
      </div>
    </form>
  )
}
