import { useTranslations } from 'next-intl'
import type { Tags } from '#domain/contract/directories.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'

interface TagListProps {
  readonly tags: Tags['entries']
  readonly locale: Locale
}

/** Tags with how many assets each leads to. */
export function TagList({ tags, locale }: TagListProps) {
  const t = useTranslations('listing')
  return (
    <ul className="pill-row">
      {tags.map(({ slug, name, count }) => (
        <li key={slug}>
          <a className="pill" href={href('listing', locale, { words: slug })}>
            {name} <span className="n">{t('count', { count })}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
