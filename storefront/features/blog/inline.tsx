import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import type { Inline, Mark } from '#domain/blog/article.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { keyed } from './keyed.ts'

interface InlinesProps {
  readonly pieces: readonly Inline[]
  readonly locale: Locale
}

/** The pieces of a line. Everything is text to React, so that nothing in it is markup. */
export function Inlines({ pieces, locale }: InlinesProps) {
  return keyed(pieces).map(({ key, part }) => <Piece key={key} piece={part} locale={locale} />)
}

function Piece({ piece, locale }: { readonly piece: Inline; readonly locale: Locale }) {
  switch (piece.kind) {
    case 'text':
      return <Fragment>{piece.marks.reduce<ReactNode>(marked, piece.text)}</Fragment>
    case 'break':
      return <br />
    case 'note':
      return <NoteMark number={piece.number} />
    case 'link': {
      const { site, address } = piece.to
      const own = site === 'own'
      return (
        <a
          className="link"
          href={own ? `/${LOCALES[locale].prefix}${address}` : address}
          rel={own ? undefined : 'noopener'}
        >
          <Inlines pieces={piece.children} locale={locale} />
        </a>
      )
    }
  }
}

const ELEMENTS = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const satisfies Record<
  Mark,
  string
>

function marked(text: ReactNode, mark: Mark): ReactNode {
  const Element = ELEMENTS[mark]
  return <Element>{text}</Element>
}

/** The ids of the two ends of a footnote. */
export const noteId = (number: number) => `note-${number}`
export const noteMarkId = (number: number) => `note-mark-${number}`

function NoteMark({ number }: { readonly number: number }) {
  const t = useTranslations('blog')
  return (
    <sup>
      <a
        className="post__note"
        id={noteMarkId(number)}
        href={`#${noteId(number)}`}
        aria-label={t('note', { number })}
      >
        {number}
      </a>
    </sup>
  )
}
