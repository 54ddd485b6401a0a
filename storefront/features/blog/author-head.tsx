import { useTranslations } from 'next-intl'
import type { Author } from '#domain/contract/blog.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { AuthorPicture } from './author-picture.tsx'

interface AuthorHeadProps {
  readonly author: Author
  readonly locale: Locale
}

/** Who an author is. */
export function AuthorHead({ author, locale }: AuthorHeadProps) {
  const t = useTranslations('blog')
  const { name, role, about, url, contributor } = author
  return (
    <header className="blog__h">
      <div className="row">
        <AuthorPicture author={author} />
        <div>
          <h1 className="h-1">{name}</h1>
          {role && <p className="muted">{role}</p>}
        </div>
      </div>
      {about && <p className="lead">{about}</p>}
      <p className="row row--wrap">
        {contributor && (
          <a className="link" href={href('contributor', locale, { username: contributor })}>
            {t('worksOf', { name })}
          </a>
        )}
        {url && (
          <a className="link" href={url} rel="noopener nofollow">
            {t('ownPage')}
          </a>
        )}
      </p>
    </header>
  )
}

/** All authors, as links to their posts. */
export function AuthorList({
  authors,
  locale,
}: {
  readonly authors: readonly Author[]
  readonly locale: Locale
}) {
  const t = useTranslations('blog')
  return (
    <ul className="blog__authors">
      {authors.map((author) => (
        <li key={author.slug} className="row">
          <AuthorPicture author={author} />
          <p>
            <a className="post__a" href={href('blogAuthor', locale, author)}>
              {author.name}
            </a>
            <span className="small muted">
              {author.role && `${author.role} · `}
              {t('posts', { count: author.count })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
