import { playsInImage } from '#domain/assets/motion.ts'
import { previewSrcSet, previewUrl, viewUrl } from '#domain/assets/preview-url.ts'
import type { Preview } from '#domain/contract/catalogue.ts'
import type { Sizes } from '#storefront/ui/sizes.ts'

interface ArtworkProps {
  readonly preview: Preview
  /** How large it is shown; one of `SIZES`. */
  readonly sizes: Sizes
  /** Alternative text; empty where the name is shown beside it. */
  readonly alt?: string
  /** Part of what is seen first: loads at once. */
  readonly eager?: boolean
  readonly className?: string | undefined
  /** Shows it moving, if it moves, except to those who asked for less motion. */
  readonly moving?: boolean
}

/** The picture of an asset, at the resolution of the screen, without layout shift. */
export function Artwork(props: ArtworkProps) {
  const { preview, sizes, alt = '', eager = false, className, moving = false } = props
  const still = (
    <img
      src={previewUrl(preview, { width: sizes.widths[0] ?? 400 })}
      srcSet={previewSrcSet(preview, sizes.widths)}
      sizes={sizes.css}
      alt={alt}
      className={className}
      width={Math.round(preview.width)}
      height={Math.round(preview.height)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
  const film = moving ? filmUrl(preview) : null
  if (film === null) return still
  return (
    <picture>
      <source media="(prefers-reduced-motion: no-preference)" srcSet={film} />
      {still}
    </picture>
  )
}

/** Artwork that moves by itself in an `<img>`: its file where that may be sent, else a film of it. */
function filmUrl(preview: Preview): string | null {
  if (preview.motion === null) return null
  return playsInImage(preview) ? viewUrl(preview) : previewUrl(preview, { width: 400, animated: true })
}
