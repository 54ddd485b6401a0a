import { useTranslations } from 'next-intl'
import type { PostCard as Card, Post } from '#domain/contract/blog.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { CardGrid } from '#storefront/ui/grid.tsx'
import { SectionHead } from '#storefront/ui/section-head.tsx'
import { PostCard } from './post-card.tsx'

interface PostEndProps {
  readonly post: Post
  readonly locale: Locale
}

/** What follows a post: the ones before and after it, and those about the same. */
export function PostEnd({ post: { previous, next, related }, locale }: PostEndProps) {
  const t = useTranslations('blog')
  return (
    <>
      {(previous || next) && (
        <nav className="post__beside" aria-label={t('beside')}>
          {previous && <Beside post={previous} label={t('previous')} rel="prev" locale={locale} />}
          {next && <Beside post={next} label={t('next')} rel="next" locale={locale} />}
        </nav>
      )}
      {related.length > 0 && (
        <section className="section">
          <SectionHead title={t('keepReading')} more={{ label: t('allPosts'), href: href('blog', locale) }} />
          <CardGrid>
            {related.map((one) => (
              <PostCard key={one.slug} post={one} locale={locale} />
            ))}
          </CardGrid>
        </section>
      )}
    </>
  )
}

interface BesideProps {
  readonly post: Card
  readonly label: string
  readonly rel: 'prev' | 'next'
  readonly locale: Locale
}

function Beside({ post, label, rel, locale }: BesideProps) {
  return (
    <a className="post__to" href={href('blogPost', locale, post)} rel={rel}>
      <span className="small muted">{label}</span>
      <span lang={LOCALES[post.language].bcp47}>{post.title}</span>
    </a>
  )
}

/** The tags of a post. */
export function PostTags({ post: { tags }, locale }: PostEndProps) {
  const t = useTranslations('blog')
  if (tags.length === 0) return null
  return (
    <ul className="post__tags" aria-label={t('tags')}>
      {tags.map((tag) => (
        <li key={tag.slug}>
          <a className="pill" href={href('blogTag', locale, tag)}>
            {tag.name}
          </a>
        </li>
      ))}
    </ul>
  )
}
