import { useTranslations } from 'next-intl'
import type { Kind } from '#domain/assets/kinds.ts'
import type { Named } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Pills } from '#storefront/ui/pills.tsx'

interface KeywordRow {
  readonly kind: Kind
  /** Tags of the most popular items of the kind. */
  readonly top: readonly Named[]
  /** Tags of its newest items. */
  readonly fresh: readonly Named[]
}

interface KeywordRowsProps {
  readonly rows: readonly KeywordRow[]
  readonly locale: Locale
}

/** Each kind with the keywords of its best and of its newest works. */
export function KeywordRows({ rows, locale }: KeywordRowsProps) {
  const t = useTranslations('taxonomy.keywords')
  const kinds = useTranslations('kinds')
  return (
    <div className="keywords">
      {rows.map(({ kind, top, fresh }) => (
        <section key={kind} aria-labelledby={`keywords-${kind}`}>
          <h2 className="h-3" id={`keywords-${kind}`}>
            <a href={href('listing', locale, { kind })}>{kinds(`${kind}.many`)}</a>
          </h2>
          <h3 className="small muted">{t('top')}</h3>
          <Pills pills={pillsOf(top, (words) => href('listing', locale, { kind, variant: 'top', words }))} />
          <h3 className="small muted">{t('new')}</h3>
          <Pills
            pills={pillsOf(fresh, (words) => href('listing', locale, { kind, variant: 'new', words }))}
          />
        </section>
      ))}
    </div>
  )
}

function pillsOf(tags: readonly Named[], hrefOf: (words: string) => string) {
  return tags.map(({ slug, name }) => ({ label: name, href: hrefOf(slug) }))
}
