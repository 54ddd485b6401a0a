import { useTranslations } from 'next-intl'
import { EMBED_PROVIDERS, type Embedded, frameOf } from '#domain/blocks/embeds.ts'
import { EmbedFrame } from './embed-frame.tsx'

interface EmbedFigureProps {
  readonly title: string
  readonly embedded: Embedded
}

/** A page of another site. It loads after a click, so that nothing is sent to that site before. */
export function EmbedFigure({ title, embedded }: EmbedFigureProps) {
  const t = useTranslations('blog.embed')
  const { name: provider } = EMBED_PROVIDERS[embedded.provider]
  return (
    <figure>
      <EmbedFrame
        src={frameOf(embedded)}
        title={title}
        label={t('show', { title })}
        note={t('note', { provider })}
      />
      <figcaption>{title}</figcaption>
    </figure>
  )
}
