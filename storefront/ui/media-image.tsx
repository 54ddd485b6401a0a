import type { MediaPicture } from '#domain/contract/media-library.ts'
import { focalPosition, mediaPath, mediaSrcSet } from '#domain/media-library/pictures.ts'

/** How large pictures of the media library are shown: the `sizes` attribute. */
const MEDIA_SIZES = {
  /** As wide as a text, or half of the page. */
  text: '(min-width: 1024px) 48rem, 100vw',
  /** As wide as the page. */
  wide: '(min-width: 1400px) 80rem, 100vw',
  /** Beside words. */
  half: '(min-width: 768px) 50vw, 100vw',
  /** In a grid of a few, and on cards. */
  card: '(min-width: 1024px) 22vw, (min-width: 576px) 33vw, 50vw',
  /** Beside a line of text. */
  small: '8rem',
} as const

interface MediaImageProps {
  readonly picture: MediaPicture
  readonly sizes: keyof typeof MEDIA_SIZES
  /** Empty where the name of the picture is shown beside it. */
  readonly alt?: string
  /** Part of what is seen first: loads at once. */
  readonly eager?: boolean
}

/** A picture of the media library, without layout shift. Where its frame crops it, its focal point stays visible. */
export function MediaImage({ picture, sizes, alt = picture.alt, eager = false }: MediaImageProps) {
  const { sha256, width, height, focal } = picture
  return (
    <img
      src={mediaPath(sha256, 640)}
      srcSet={mediaSrcSet(picture)}
      sizes={MEDIA_SIZES[sizes]}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      style={{ objectPosition: focalPosition(focal) }}
    />
  )
}

/** The words below a picture: its caption, and its author where the licence asks for a name. */
export function mediaCaption(
  caption: string | null,
  { credit }: Pick<MediaPicture, 'credit'>,
): string | null {
  return [caption, credit === null ? null : `© ${credit}`].filter((one) => one !== null).join(' · ') || null
}
