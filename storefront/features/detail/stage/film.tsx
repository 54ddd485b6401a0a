import { useTranslations } from 'next-intl'
import { playsInImage } from '#domain/assets/motion.ts'
import { previewSrcSet, previewUrl, viewUrl } from '#domain/assets/preview-url.ts'
import type { Preview } from '#domain/contract/catalogue.ts'
import { FilmRoll } from '#storefront/features/detail/stage/film-roll.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { SIZES } from '#storefront/ui/sizes.ts'

interface FilmProps {
  readonly preview: Preview
  readonly alt: string
}

/**
 * Artwork that is animated in an `<img>`. It can be stopped, and is still from the start with reduced motion: two
 * pictures, of which the stylesheet shows one, so that it works without scripts. The still comes first; the animated
 * one is lazy, so that it is fetched only where it is shown.
 */
export function Film({ preview, alt }: FilmProps) {
  const t = useTranslations('viewer')
  const size = { width: Math.round(preview.width), height: Math.round(preview.height) }
  const recolour = playsInImage(preview) && preview.motion === 'svg'
  return (
    <FilmRoll src={filmUrl(preview)}>
      <img
        className="film__moving"
        src={filmUrl(preview)}
        alt={alt}
        {...size}
        loading="lazy"
        {...(recolour && { 'data-recolour': '' })}
      />
      <img
        className="film__still"
        src={previewUrl(preview, { width: 800 })}
        srcSet={previewSrcSet(preview, SIZES.stage.widths)}
        sizes={SIZES.stage.css}
        alt={alt}
        {...size}
        fetchPriority="high"
        {...(recolour && { 'data-recolour': 'still' })}
      />
      <div className="player">
        <label className="btn btn--sm toggle film__stop">
          <input type="checkbox" name="stopped" />
          <Icon name="pause" />
          {t('stop')}
        </label>
        <label className="btn btn--sm toggle film__start">
          <input type="checkbox" name="started" />
          <Icon name="play" />
          {t('play')}
        </label>
      </div>
    </FilmRoll>
  )
}

/** The original file where it is public and animated, else a film rendered by the server. */
function filmUrl(preview: Preview): string {
  return playsInImage(preview) ? viewUrl(preview) : previewUrl(preview, { width: 800, animated: true })
}
