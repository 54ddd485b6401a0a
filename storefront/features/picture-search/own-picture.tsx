'use client'

import { useEffect, useState } from 'react'
import { ownPicture } from '#storefront/features/picture-search/own-pictures.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface OwnPictureProps {
  readonly hash: string
  readonly alt: string
}

/** The picture that this tab searched with; a placeholder in other tabs. */
export function OwnPicture({ hash, alt }: OwnPictureProps) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => setAddress(ownPicture(hash)), [hash])
  return address === null ? <Icon name="image" /> : <img src={address} alt={alt} />
}
