import { useTranslations } from 'next-intl'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Badge } from '#storefront/ui/badge.tsx'
import { PriceBadge } from '#storefront/ui/price-badge.tsx'

interface ItemHeadingProps {
  readonly item: ItemDetail
  readonly locale: Locale
}

/** Price badge, kind, name, pack and description of an item. */
export function ItemHeading({ item, locale }: ItemHeadingProps) {
  const t = useTranslations('detail')
  const kinds = useTranslations('kinds')
  const common = useTranslations('common')
  const { pack, kind } = item
  return (
    <header className="stack stack--tight">
      <div className="row row--wrap badges">
        <PriceBadge free={item.free} />
        <Badge>{kinds(`${kind}.one`)}</Badge>
        {item.featured && <Badge icon="star">{common('featured')}</Badge>}
        {item.facts.editorialOnly && <Badge tone="warn">{t('editorialOnly')}</Badge>}
      </div>
      <h1 className="buy__title">{item.title}</h1>
      {pack && (
        <p className="muted small">
          {t.rich('fromPack', {
            title: pack.title,
            count: kinds(`${pack.kind}.count`, { count: pack.itemCount }),
            pack: (name) => (
              <a className="link link--plain" href={href('pack', locale, pack)} data-carries-palette="">
                {name}
              </a>
            ),
          })}
        </p>
      )}
      {item.description && <p className="small">{item.description}</p>}
    </header>
  )
}
