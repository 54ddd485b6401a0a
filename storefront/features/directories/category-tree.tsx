import { useTranslations } from 'next-intl'
import type { Taxonomy } from '#domain/contract/catalogue.ts'
import type { CategoryCovers } from '#domain/contract/directories.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { WorkRow } from '#storefront/ui/work-row.tsx'

interface CategoryTreeProps {
  readonly categories: Taxonomy
  /** What the best of each looks like. */
  readonly covers: CategoryCovers
  readonly locale: Locale
}

/** Every category under the one it belongs to, with how much is filed there. */
export function CategoryTree({ categories, covers, locale }: CategoryTreeProps) {
  const t = useTranslations('listing')
  return (
    <ul className="tree">
      {categories.map(({ slug, name, count, children }) => (
        <li key={slug}>
          <WorkRow previews={covers[slug] ?? []} />
          <h2 className="h-4">
            <a href={href('category', locale, { slug })}>{name}</a>{' '}
            <span className="n">{t('count', { count })}</span>
          </h2>
          <ul>
            {children.map((child) => (
              <li key={child.slug}>
                <a href={href('category', locale, { slug: child.slug })}>{child.name}</a>
                <span className="n">{t('count', { count: child.count })}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
