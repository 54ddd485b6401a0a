import { useTranslations } from 'next-intl'
import type { Kind } from '#domain/assets/kinds.ts'
import { wordsOfSlug } from '#domain/assets/slug.ts'
import type { Named } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Pills } from '#storefront/ui/pills.tsx'

interface TagListProps {
  readonly tags: readonly Named[]
  /** Tags lead to assets of this kind; null to those of every kind. */
  readonly kind: Kind | null
  readonly locale: Locale
}

/** The words an asset is found by, each leading to what else is found by it. */
export function TagList({ tags, kind, locale }: TagListProps) {
  const t = useTranslations('detail')
  if (tags.length === 0) return null
  return (
    <section>
      <h2 className="h-3 below__h">{t('tags')}</h2>
      <Pills
        pills={tags.map(({ slug, name }) => ({
          label: name,
          href: href('listing', locale, { kind, words: wordsOfSlug(slug) }),
        }))}
      />
    </section>
  )
}
