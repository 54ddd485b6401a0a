import { useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import type { Format } from '#domain/assets/formats.ts'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import { FullScreenButton } from '#storefront/features/detail/stage/full-screen-button.tsx'
import { ShareButton } from '#storefront/features/detail/stage/share-button.tsx'
import { StageGrid } from '#storefront/features/detail/stage/stage-grid.tsx'
import { groundFor } from '#storefront/ui/ground.ts'
import { Icon } from '#storefront/ui/icon.tsx'

/** Element that goes full screen. */
const STAGE_ID = 'stage'

const GROUNDS = ['plate', 'white', 'dark', 'transparent'] as const

interface StageProps {
  readonly item: ItemDetail
  /** The address to share. */
  readonly url: string
  /** The artwork, with its player where it moves. */
  readonly children: ReactNode
}

/**
 * The stage of a detail page and its controls. Backgrounds and grid are form controls that the stylesheet reads, so
 * that they work without scripts.
 */
export function Stage({ item, url, children }: StageProps) {
  const t = useTranslations('detail.stage')
  const photo = item.kind === 'photo'
  return (
    <section className="stage-box" aria-label={t('label')}>
      <div id={STAGE_ID} className={looksOf(item)} style={sizeOf(item)}>
        {children}
        <StageGrid width={item.preview.width} height={item.preview.height} />
      </div>
      <div className="tools">
        {!photo && (
          <fieldset className="seg seg--radio">
            <legend className="vh">{t('ground')}</legend>
            {GROUNDS.map((ground) => (
              <label key={ground}>
                <input type="radio" name="ground" value={ground} defaultChecked={ground === 'plate'} />
                {t(`grounds.${ground}`)}
              </label>
            ))}
          </fieldset>
        )}
        <div className="row">
          <label className="btn btn--sm toggle">
            <input type="checkbox" name="grid" />
            <Icon name="grid-3x3" />
            {t('grid')}
          </label>
          <FullScreenButton targetId={STAGE_ID} label={t('fullScreen')} />
          <ShareButton url={url} title={item.title} label={t('share')} done={t('linkCopied')} />
        </div>
      </div>
    </section>
  )
}

const BY_GROUND = { any: '', light: 'stage--paper', dark: 'stage--dark', ink: 'stage--ink' } as const

function looksOf({ kind, preview }: ItemDetail): string {
  const looks = ['stage', BY_GROUND[groundFor(kind, preview.ground)], kind === 'photo' && 'stage--photo']
  return looks.filter(Boolean).join(' ')
}

/** A photo fills its stage; another raster picture is not enlarged. */
function sizeOf({ kind, preview: { width, height }, originalFormat }: ItemDetail): CSSProperties | undefined {
  if (kind === 'photo') return { aspectRatio: `${width} / ${height}` }
  if (!RASTER.has(originalFormat)) return undefined
  return { '--own-width': `${width}px`, '--own-height': `${height}px` } as CSSProperties
}

const RASTER: ReadonlySet<Format> = new Set(['png', 'jpg', 'webp', 'gif'])
