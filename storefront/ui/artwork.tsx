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
  /** Names the film of artwork that moves, which cards play on hover and focus (features/card-films). */
  readonly film?: boolean
}

/** The picture of an asset, at the resolution of the screen, without layout shift. */
export function Artwork(props: ArtworkProps) {
  const { preview, sizes, alt = '', eager = false, className, film = false } = props
  return (
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
      data-film={film ? filmUrl(preview) : undefined}
    />
  )
}

/** What moves by itself in an `<img>`: the file where that may be sent, else a film of it. A model does not move. */
function filmUrl(preview: Preview): string | undefined {
  if (preview.motion === null || preview.motion === 'model') return undefined
  return playsInImage(preview) ? viewUrl(preview) : previewUrl(preview, { width: 400, animated: true })
}
