'use client'

import { useTranslations } from 'next-intl'
import { type CSSProperties, useEffect, useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { type PictureUse, pictureAspect } from '#domain/accounts/pictures.ts'
import type { Person } from '#domain/contract/accounts.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import type { BoundingBox } from '#media/artwork/bounding-box.ts'
import { contentBox } from '#storefront/features/profile/pictures/content-box.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { setPerson } from '#storefront/session/session.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

const ZOOM = { least: 1, most: 4, step: 0.05 } as const
/** Pixels that an arrow key moves the picture by. */
const KEY_STEP = 8

interface CropDialogProps {
  readonly use: PictureUse
  readonly file: File
  readonly onClose: () => void
}

/** Chooses the part of a photo that is shown: dragged, pinched, by arrow keys and a slider. */
export default function CropDialog({ use, file, onClose }: CropDialogProps) {
  const t = useTranslations()
  const image = useAddressOf(file)
  const content = useContentBox(use, file)
  const id = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(ZOOM.least)
  const [area, setArea] = useState<Area | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<ErrorCode | null>(null)

  const save = async () => {
    if (area === null || busy) return
    setBusy(true)
    setFault(null)
    const answer = await callApi<{ auth: Person }>('POST', `/auth/picture/${use}`, {
      body: formOf(file, area),
    })
    setBusy(false)
    if (!answer.ok) return setFault(answer.faults[0]?.code ?? 'unavailable')
    setPerson(answer.value.auth)
    onClose()
  }

  return (
    <Dialog title={t(`profile.crop.${use}`)} closeLabel={t('common.close')} size="large" onClose={onClose}>
      <p className="small muted">{t('profile.crop.how')}</p>
      <div className="profile__crop">
        {image !== null && content !== undefined && (
          <Cropper
            {...(content && { initialCroppedAreaPixels: content })}
            image={image}
            crop={crop}
            zoom={zoom}
            minZoom={ZOOM.least}
            maxZoom={ZOOM.most}
            aspect={pictureAspect(use)}
            cropShape={use === 'profile' ? 'round' : 'rect'}
            showGrid={false}
            keyboardStep={KEY_STEP}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{ 'aria-label': t('profile.crop.part'), role: 'group' }}
            mediaProps={{ alt: '', onError: () => setFault('file-damaged') }}
          />
        )}
      </div>
      <div className="row">
        <label className="small" htmlFor={id}>
          {t('profile.crop.zoom')}
        </label>
        <input
          id={id}
          className="range"
          type="range"
          min={ZOOM.least}
          max={ZOOM.most}
          step={ZOOM.step}
          value={zoom}
          style={{ '--v': `${((zoom - ZOOM.least) / (ZOOM.most - ZOOM.least)) * 100}%` } as CSSProperties}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </div>
      {fault !== null && (
        <p className="err" role="alert">
          <Icon name="circle-alert" />
          {t(`errors.${fault}`)}
        </p>
      )}
      <div className="dialog__f">
        <Button onClick={onClose}>{t('form.cancel')}</Button>
        <Button tone="primary" busy={busy} disabled={area === null || busy} onClick={() => void save()}>
          {t('form.save')}
        </Button>
      </div>
    </Dialog>
  )
}

/** The part of a logo that is not transparent, which the crop starts with; undefined until it is known, null for all. */
function useContentBox(use: PictureUse, file: File): Area | null | undefined {
  const [box, setBox] = useState<Area | null | undefined>(use === 'company' ? undefined : null)
  useEffect(() => {
    if (use !== 'company') return
    let isOver = false
    const show = (found: BoundingBox | null) => {
      if (!isOver) setBox(found && { x: found.left, y: found.top, width: found.width, height: found.height })
    }
    contentBox(file).then(show, () => show(null))
    return () => {
      isOver = true
    }
  }, [use, file])
  return box
}

/** An address for a file of this machine, as long as it is shown. */
function useAddressOf(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

function formOf(picture: File, { x, y, width, height }: Area): FormData {
  const form = new FormData()
  form.set('picture', picture)
  for (const [name, value] of Object.entries({ left: x, top: y, width, height })) {
    form.set(name, String(Math.round(value)))
  }
  return form
}
