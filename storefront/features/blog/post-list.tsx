import { useTranslations } from 'next-intl'
import type { PostCard as Card, CountedTopic } from '#domain/contract/blog.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Button } from '#storefront/ui/button.tsx'
import { CardGrid } from '#storefront/ui/grid.tsx'
import { PostCard } from './post-card.tsx'

interface PostGridProps {
  readonly posts: readonly Card[]
  readonly locale: Locale
}

export function PostGrid({ posts, locale }: PostGridProps) {
  const t = useTranslations('blog')
  if (posts.length === 0) return <p className="lead">{t('empty')}</p>
  return (
    <CardGrid>
      {posts.map((post, rank) => (
        <PostCard key={post.slug} post={post} locale={locale} heading="h2" eager={rank < 3} />
      ))}
    </CardGrid>
  )
}

interface TopicLinksProps {
  readonly topics: readonly CountedTopic[]
  readonly locale: Locale
  /** The category that is shown. */
  readonly current?: string | undefined
}

/** The categories of the blog, as links. */
export function TopicLinks({ topics, locale, current }: TopicLinksProps) {
  const t = useTranslations('blog')
  const categories = topics.filter(({ kind }) => kind === 'category')
  return (
    <nav className="blog__topics" aria-label={t('categories')}>
      <a
        className="pill"
        href={href('blog', locale)}
        aria-current={current === undefined ? 'page' : undefined}
      >
        {t('all')}
      </a>
      {categories.map((topic) => (
        <a
          key={topic.slug}
          className="pill"
          href={href('blogCategory', locale, topic)}
          aria-current={topic.slug === current ? 'page' : undefined}
        >
          {topic.name}
        </a>
      ))}
    </nav>
  )
}

interface BlogSearchProps {
  readonly locale: Locale
  readonly words?: string | undefined
}

/** A search for posts: a plain form, which works without scripts. */
export function BlogSearch({ locale, words = '' }: BlogSearchProps) {
  const t = useTranslations('blog.search')
  return (
    <search>
      <form className="blog__search" action={href('blogSearch', locale)}>
        <label className="vh" htmlFor="blog-query">
          {t('label')}
        </label>
        <input
          className="input"
          id="blog-query"
          type="search"
          name="query"
          defaultValue={words}
          maxLength={100}
          placeholder={t('label')}
        />
        <Button type="submit">{t('send')}</Button>
      </form>
    </search>
  )
}
