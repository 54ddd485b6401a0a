import { useTranslations } from 'next-intl'
import type { Heading } from '#domain/blog/article.ts'

/** Links to the sections of a post. */
export function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  const t = useTranslations('blog')
  if (headings.length < 2) return <div />
  return (
    <nav className="toc" aria-label={t('contents')}>
      <p className="toc__h">{t('contents')}</p>
      {headings.map(({ id, text }) => (
        <a key={id} href={`#${id}`}>
          {text}
        </a>
      ))}
    </nav>
  )
}
