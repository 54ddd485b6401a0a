import { useTranslations } from 'next-intl'
import type { CalloutTone, CodeLanguage } from '#domain/blog/article.ts'
import type { TableText } from '#domain/blog/table-text.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import type { IconName } from '#storefront/ui/icon-shapes.ts'

const ICONS = { note: 'info', tip: 'star', warning: 'triangle-alert' } as const satisfies Record<
  CalloutTone,
  IconName
>

interface CalloutProps {
  readonly tone: CalloutTone
  readonly title: string | null
  readonly paragraphs: readonly string[]
}

export function Callout({ tone, title, paragraphs }: CalloutProps) {
  const t = useTranslations('blog.tones')
  return (
    <aside className="callout" aria-label={title ?? t(tone)}>
      <Icon name={ICONS[tone]} />
      <div className="callout__t">
        <p className="callout__h">{title ?? t(tone)}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </aside>
  )
}

interface CodeBlockProps {
  readonly language: CodeLanguage
  readonly code: string
}

export function CodeBlock({ language, code }: CodeBlockProps) {
  const t = useTranslations('blog')
  return (
    <figure className="post__code" aria-label={t('code', { language })}>
      <pre lang="en" translate="no">
        <code>{code}</code>
      </pre>
    </figure>
  )
}

interface TableProps extends TableText {
  readonly caption: string | null
}

export function Table({ head, rows, caption }: TableProps) {
  const t = useTranslations('blog')
  return (
    <table className="post__table" aria-label={caption ?? t('table')}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join('|')}>
            {row.map((cell, column) => (
              <td key={`${head[column]} ${cell}`}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
