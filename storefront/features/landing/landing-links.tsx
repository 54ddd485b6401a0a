import type { LandingLink } from '#domain/contract/landing.ts'
import { LANDING_PLACES } from '#domain/landing/places.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { GROUND_LOOKS, groundOfCover } from '#storefront/ui/ground.ts'
import { SIZES } from '#storefront/ui/sizes.ts'

interface LandingLinksProps {
  readonly heading: string
  readonly pages: readonly LandingLink[]
  readonly locale: Locale
}

/** Pages that editors made, each with a work of its own; nothing where there are none. */
export function LandingLinks({ heading, pages, locale }: LandingLinksProps) {
  if (pages.length === 0) return null
  return (
    <section className="landing__more" aria-labelledby="landing-links">
      <h2 className="h-4" id="landing-links">
        {heading}
      </h2>
      <ul className="landing__links">
        {pages.map(({ place, slug, title, preview }) => (
          <li key={`${place}/${slug}`}>
            <a className="kind" href={href(LANDING_PLACES[place].family, locale, { slug })}>
              {preview && (
                <span className={`kind__p ${GROUND_LOOKS[groundOfCover([preview], false)]}`}>
                  <Artwork preview={preview} sizes={SIZES.thumb} />
                </span>
              )}
              <b>{title}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
