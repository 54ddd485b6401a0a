import { useTranslations } from 'next-intl'
import type { PostCard as Card } from '#domain/contract/blog.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { CoverArt } from './cover-art.tsx'

interface PostCardProps {
  readonly post: Card
  readonly locale: Locale
  readonly heading?: 'h2' | 'h3'
  readonly eager?: boolean
}

/** A post: its cover, its title, its category and how long it takes. The whole card is the link. */
export function PostCard({ post, locale, heading: Heading = 'h3', eager = false }: PostCardProps) {
  const t = useTranslations('blog')
  const { title, category, minutes, language } = post
  const parts = [
    category?.name,
    t('minutes', { count: minutes }),
    language === locale ? null : t('inEnglish'),
  ]
  return (
    <article className="pack">
      <CoverArt works={post.cover} tint={post.tint} image={post.image} eager={eager} />
      <div>
        <Heading className="pack__t h-3">
          <a href={href('blogPost', locale, post)} lang={LOCALES[language].bcp47}>
            {title}
          </a>
        </Heading>
        <p className="pack__m">{parts.filter(Boolean).join(' · ')}</p>
      </div>
    </article>
  )
}
