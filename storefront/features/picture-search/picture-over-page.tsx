import { PictureDrop } from '#storefront/features/picture-search/picture-drop.tsx'
import type { PictureTexts } from '#storefront/features/picture-search/picture-texts.ts'
import { Dialog } from '#storefront/ui/dialog.tsx'

interface PictureOverPageProps {
  readonly texts: PictureTexts
  readonly onClose: () => void
}

/** The picture search, in a dialog over the current page. */
export function PictureOverPage({ texts, onClose }: PictureOverPageProps) {
  return (
    <Dialog title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <PictureDrop texts={texts} />
    </Dialog>
  )
}
