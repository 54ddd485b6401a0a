import { type PreviewWidth, previewUrl } from '#domain/assets/preview-url.ts'

/** Facts of the current revision that an item stores for its cards (collections/items, group `shown`). */
export interface ShownFacts {
  readonly sha256?: string | null
  readonly width?: number | null
  readonly height?: number | null
  readonly ground?: string | null
  readonly modifiedAt?: string | null
}

interface PreviewProps {
  readonly shown: ShownFacts | null | undefined
  readonly title: string
  readonly width: PreviewWidth
  /** The size of the square frame. */
  readonly size: 'cell' | 'cover' | 'stage'
}

/** An artwork on its plate, or an empty plate without one. */
export function Preview({ shown, title, width, size }: PreviewProps) {
  const src = shown ? sourceOf(shown, width) : undefined
  const ground = shown?.ground === 'dark' ? 'dark' : 'light'
  return (
    <span className={`motif-preview motif-preview--${size} motif-preview--on-${ground}`}>
      {src ? (
        <img src={src} alt={title} loading="lazy" decoding="async" />
      ) : (
        <span className="motif-preview__none" />
      )}
    </span>
  )
}

function sourceOf({ sha256, modifiedAt }: ShownFacts, width: PreviewWidth): string | undefined {
  if (!sha256 || !modifiedAt) return undefined
  return previewUrl({ sha256, modifiedAt }, { width })
}
