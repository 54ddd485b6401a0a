'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useRef, useState } from 'react'
import { PICTURE_BYTES, PICTURE_TYPES, type PictureUse } from '#domain/accounts/pictures.ts'
import type { Person } from '#domain/contract/accounts.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { setPerson } from '#storefront/session/session.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

const CropDialog = lazy(() => import('./crop-dialog.tsx'))

interface PictureButtonsProps {
  readonly use: PictureUse
  /** There is a picture of their own. */
  readonly given: boolean
}

/** Gives a picture, in place of the one before, and takes it back. */
export function PictureButtons({ use, given }: PictureButtonsProps) {
  const t = useTranslations()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)

  const choose = (chosen: File | undefined) => {
    if (chosen === undefined) return
    if (chosen.size > PICTURE_BYTES)
      return void showToast({ text: t('errors.picture-too-large'), tone: 'bad' })
    setFile(chosen)
  }
  const remove = async () => {
    setBusy(true)
    const answer = await callApi<{ auth: Person }>('DELETE', `/auth/picture/${use}`)
    setBusy(false)
    if (answer.ok) return setPerson(answer.value.auth)
    void showToast({ text: t(`errors.${answer.faults[0]?.code ?? 'unavailable'}`), tone: 'bad' })
  }

  return (
    <div className="row row--wrap profile__picture-acts">
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join()}
        hidden
        onChange={({ target }) => {
          choose(target.files?.[0])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <Button size="small" tone="outline" aria-haspopup="dialog" onClick={() => input.current?.click()}>
        <Icon name="image" />
        {t(`profile.pictures.${given ? 'change' : 'add'}.${use}`)}
      </Button>
      {given && (
        <Button
          size="small"
          tone="outline"
          busy={busy}
          disabled={busy}
          aria-label={t(`profile.pictures.remove.${use}`)}
          onClick={() => void remove()}
        >
          {t('profile.pictures.removeShort')}
        </Button>
      )}
      {file !== null && (
        <Suspense>
          <CropDialog use={use} file={file} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </div>
  )
}
