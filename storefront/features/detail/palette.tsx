import { useTranslations } from 'next-intl'
import { CopyButton } from '#storefront/features/detail/copy-button.tsx'
import { ColourPlace } from '#storefront/features/detail/palettes/colour-place.tsx'

interface PaletteProps {
  readonly colours: readonly string[]
  /** The address of the drawing, where it can be shown in other colours; null where it cannot. */
  readonly drawing: string | null
}

/** The colours of an artwork, most frequent first, to take along or to change. */
export function Palette({ colours, drawing }: PaletteProps) {
  const t = useTranslations('detail.colours')
  const palettes = useTranslations('palettes')
  if (colours.length === 0) return null
  const list = (
    <ul className="palette">
      {colours.map((colour) => (
        <li key={colour}>
          <span className="palette__c" style={{ background: colour }} />
          <code>{colour.toUpperCase()}</code>
          <CopyButton
            text={colour}
            label={t('copy', { colour: colour.toUpperCase() })}
            done={t('copied')}
            className="palette__copy needs-script"
          />
        </li>
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="colours">
      <h2 className="h-4" id="colours">
        {t('heading')}
      </h2>
      {drawing === null ? (
        list
      ) : (
        <ColourPlace src={drawing} label={palettes('open')}>
          {list}
        </ColourPlace>
      )}
    </section>
  )
}
