import { useTranslations } from 'next-intl'
import type { CountedTopic } from '#domain/contract/blog.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'

interface TopicListProps {
  readonly topics: readonly CountedTopic[]
  readonly locale: Locale
}

/** Categories and tags with their numbers of posts. */
export function TopicList({ topics, locale }: TopicListProps) {
  const t = useTranslations('blog')
  return (
    <section aria-label={t('topics')} className="blog__h">
      <h2 className="h-3">{t('topics')}</h2>
      <ul className="post__tags">
        {topics.map(({ kind, slug, name, count }) => (
          <li key={`${kind} ${slug}`}>
            <a className="pill" href={href(kind === 'tag' ? 'blogTag' : 'blogCategory', locale, { slug })}>
              {name} <span className="muted">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
