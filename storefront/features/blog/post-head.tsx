import { useTranslations } from 'next-intl'
import type { Post } from '#domain/contract/blog.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { longDay } from '#storefront/ui/date-language.ts'
import { GROUND_LOOKS, groundOfCover, ownLook } from '#storefront/ui/ground.ts'
import { MediaImage, mediaCaption } from '#storefront/ui/media-image.tsx'
import { SIZES } from '#storefront/ui/sizes.ts'
import { AuthorPicture } from './author-picture.tsx'

interface PostHeadProps {
  readonly post: Post
  readonly locale: Locale
}

/** Category, reading time, title, author and day of a post. */
export function PostHead({ post, locale }: PostHeadProps) {
  const t = useTranslations('blog')
  const { author, category, publishedAt, minutes, language } = post
  const day = longDay(locale)
  return (
    <header className="post__h">
      <p className="row small muted">
        {category && (
          <a className="link" href={href('blogCategory', locale, category)}>
            {category.name}
          </a>
        )}
        <span>{t('minutes', { count: minutes })}</span>
        {language !== locale && <span>{t('inEnglish')}</span>}
      </p>
      <h1>{post.title}</h1>
      <div className="row">
        {author && <AuthorPicture author={author} />}
        <p className="small">
          {author && (
            <a className="post__a" href={href('blogAuthor', locale, author)} rel="author">
              {author.name}
            </a>
          )}
          <span className="muted">
            {author?.role && `${author.role} · `}
            <time dateTime={publishedAt}>{day.format(new Date(publishedAt))}</time>
          </span>
        </p>
      </div>
    </header>
  )
}

interface PostCoverProps {
  readonly works: readonly ItemCard[]
  readonly tint: Post['tint']
  readonly image: Post['image']
}

/** The picture on the cover of a post, or its works: the first is large where it is alone. */
export function PostCover({ works, tint, image }: PostCoverProps) {
  if (image !== null) {
    const words = mediaCaption(null, image)
    return (
      <figure className="post__photo">
        <MediaImage picture={image} sizes="wide" eager />
        {words && <figcaption className="small muted">{words}</figcaption>}
      </figure>
    )
  }
  if (works.length === 0) return null
  const previews = works.map(({ preview }) => preview)
  const ground = groundOfCover(previews, works.length > 1)
  const looks = [
    'post__cover',
    `t-${tint ?? 'brand'}`,
    GROUND_LOOKS[ground],
    works.length === 1 && 'post__cover--one',
  ]
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      {previews.map((preview) => (
        <Artwork
          key={preview.sha256}
          preview={preview}
          sizes={works.length === 1 ? SIZES.hero : SIZES.row}
          eager
          className={ownLook(ground, preview)}
        />
      ))}
    </div>
  )
}
