import { useTranslations } from 'next-intl'
import { EMBED_PROVIDERS, frameOf } from '#domain/blocks/embeds.ts'
import type { BlockProps } from '#storefront/features/blocks/slots.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { SIZES } from '#storefront/ui/sizes.ts'
import { ClickedFrame } from './clicked-frame.tsx'

/** A page or a video of another site. It loads after a click, so that nothing is sent to that site before. */
export function FrameBlock({ block }: BlockProps<'video'> | BlockProps<'embed'>) {
  const t = useTranslations('blocks.frame')
  const { title, embedded, caption } = block
  const { name: provider } = EMBED_PROVIDERS[embedded.provider]
  const poster = block.type === 'video' ? block.work : null
  return (
    <section className="wrap wrap--text section">
      <figure className="bframe">
        <ClickedFrame
          src={frameOf(embedded)}
          title={title}
          label={t(block.type === 'video' ? 'play' : 'show', { title })}
          note={t('note', { provider })}
        >
          {poster && <Artwork preview={poster.preview} sizes={SIZES.stage} />}
        </ClickedFrame>
        {caption && <figcaption className="small muted">{caption}</figcaption>}
      </figure>
    </section>
  )
}
