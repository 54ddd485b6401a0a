import { useTranslations } from 'next-intl'
import type { PackDetail } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { PackColours } from '#storefront/features/detail/pack/pack-colours.tsx'
import { StaticMarkup } from '#storefront/next-tuning/markup/static-markup.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { ItemGrid } from '#storefront/ui/grid.tsx'
import { PaletteChips } from '#storefront/ui/palettes/palette-chips.tsx'

/** Number of items shown at first; a link shows the others. */
const AT_FIRST = 60
const REST_ID = 'all'

interface ContentsProps {
  readonly pack: PackDetail
  readonly locale: Locale
}

/**
 * The items of a pack. A link to the hash of the others shows them without scripts; what a very large pack has beyond
 * them is in its contributor's listing.
 */
export function Contents({ pack, locale }: ContentsProps) {
  const t = useTranslations('pack')
  const first = pack.items.slice(0, AT_FIRST)
  const rest = pack.items.slice(AT_FIRST)
  const { username } = pack.contributor
  return (
    <section className="inside" aria-labelledby="contents" data-recolours="">
      <h2 className="h-2" id="contents">
        {t('heading')}
      </h2>
      {isRecolourable(pack) && <Recolour count={pack.itemCount} />}
      <div data-carries-palette="">
        <StaticMarkup id="pack-first">
          <ItemGrid items={first} locale={locale} />
        </StaticMarkup>
      </div>
      {rest.length > 0 && (
        <>
          <div className="inside__rest" id={REST_ID} data-carries-palette="">
            <StaticMarkup id="pack-rest">
              <ItemGrid items={rest} locale={locale} />
            </StaticMarkup>
          </div>
          <LinkButton className="inside__more" tone="outline" href={`#${REST_ID}`}>
            {t('showMore', { count: rest.length })}
          </LinkButton>
        </>
      )}
      {pack.itemCount > pack.items.length && (
        <a className="link small" href={href('contributor', locale, { username, kind: pack.kind })}>
          {t('beyond', { author: pack.contributor.name })}
        </a>
      )}
    </section>
  )
}

/** Palettes that recolour the whole pack. */
function Recolour({ count }: { readonly count: number }) {
  const t = useTranslations('pack')
  return (
    <PackColours>
      <PaletteChips lead={t('recolour', { count })} />
    </PackColours>
  )
}

/** Whether all items are drawings with public files. */
function isRecolourable({ formats, items }: PackDetail): boolean {
  return (
    formats.every((format) => format === 'svg') &&
    items.every(({ preview: { playable, motion } }) => playable && motion === null)
  )
}
