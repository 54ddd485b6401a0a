import { useTranslations } from 'next-intl'
import { viewUrl } from '#domain/assets/preview-url.ts'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import { Film } from '#storefront/features/detail/stage/film.tsx'
import { Viewer } from '#storefront/features/detail/viewers/viewer.tsx'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { SIZES } from '#storefront/ui/sizes.ts'

/** Larger vectors are shown as a bitmap, which loads faster. */
const MAX_VECTOR_BYTES = 256 * 1024

type StagedItem = Pick<ItemDetail, 'title' | 'kind' | 'preview' | 'originalFormat' | 'bytes'>

interface StageArtworkProps {
  readonly item: StagedItem
  /** What the page is about, and so loaded at once. */
  readonly eager?: boolean
}

/**
 * The artwork of the page, animated like its file: played from the file where it is public, else from a rendered film.
 */
export function StageArtwork({ item, eager = true }: StageArtworkProps) {
  const t = useTranslations('viewer')
  const kind = useTranslations('kinds')(`${item.kind}.one`)
  const { preview, originalFormat } = item
  const alt = t('alt', { title: item.title, kind })
  const still = <Artwork preview={preview} sizes={SIZES.stage} alt={alt} eager={eager} />

  switch (preview.motion) {
    case 'lottie': {
      if (!preview.playable) return <Film preview={preview} alt={alt} />
      const labels = { play: t('play'), pause: t('pause'), speed: t('speed'), loop: t('loop') }
      return (
        <Viewer
          kind="lottie"
          viewerProps={{ src: viewUrl(preview), packed: originalFormat === 'dotlottie', labels }}
        >
          {still}
        </Viewer>
      )
    }
    case 'model':
      return preview.playable ? (
        <Viewer kind="model" viewerProps={{ src: viewUrl(preview), label: t('turn') }}>
          {still}
        </Viewer>
      ) : (
        <Viewer kind="turntable" viewerProps={{ preview, label: t('turn') }}>
          {still}
        </Viewer>
      )
    case 'svg':
    case 'gif':
      return <Film preview={preview} alt={alt} />
    case null:
      return isSharp(item) ? <VectorImage item={item} alt={alt} /> : still
  }
}

/** A vector is shown from its own file, sharp at every size. */
function VectorImage({ item: { preview }, alt }: { readonly item: StagedItem; readonly alt: string }) {
  return (
    <img
      src={viewUrl(preview)}
      alt={alt}
      width={Math.round(preview.width)}
      height={Math.round(preview.height)}
      fetchPriority="high"
      decoding="async"
      data-recolour
    />
  )
}

/** Whether it is shown from its own vector file. */
function isSharp({ preview, originalFormat, bytes }: StagedItem): boolean {
  return preview.playable && originalFormat === 'svg' && bytes <= MAX_VECTOR_BYTES
}
