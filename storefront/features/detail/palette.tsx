import { useTranslations } from 'next-intl'
import { READY_PALETTE_CODES } from '#domain/brand-palettes/ready-palettes.ts'
import { groupColours, type NamedColour, nameColours } from '#domain/colours/name-colours.ts'
import { CopyButton } from '#storefront/features/detail/copy-button.tsx'
import { ColourPlace } from '#storefront/features/detail/palettes/colour-place.tsx'
import type { DrawingSource } from '#storefront/features/detail/palettes/source.ts'
import { useColourName } from '#storefront/features/detail/palettes/use-colour-name.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { ReadyChip } from '#storefront/ui/palettes/ready-chip.tsx'

interface PaletteProps {
  readonly colours: readonly string[]
  /** The artwork, where it can be recoloured; null where it cannot. */
  readonly source: DrawingSource | null
}

/** Further colours are shades of these. */
const MOST = 6

/** The colours of an artwork, most frequent first, to copy or to change. */
export function Palette({ colours, source }: PaletteProps) {
  const t = useTranslations('detail.colours')
  if (colours.length === 0) return null
  const named = nameColours(
    groupColours(colours)
      .map(({ hex }) => hex)
      .slice(0, MOST),
  )
  const heading = (
    <h2 className="h-4 colours__heading" id="colours">
      {t('heading')}
    </h2>
  )
  return (
    <section aria-labelledby="colours">
      {source === null ? (
        <>
          {heading}
          <Colours named={named} changeable={false} />
        </>
      ) : (
        <ColourPlace source={source}>
          <div className="colours">
            {heading}
            <Colours named={named} changeable />
            <Chips />
          </div>
        </ColourPlace>
      )}
    </section>
  )
}

interface ColoursProps {
  readonly named: readonly NamedColour[]
  readonly changeable: boolean
}

function Colours({ named, changeable }: ColoursProps) {
  const t = useTranslations('detail.colours')
  const palettes = useTranslations('palettes')
  const nameOf = useColourName()
  return (
    <ul>
      {named.map((colour) => {
        const { hex } = colour
        const name = nameOf(colour)
        return (
          <li key={hex} className="colours__row">
            {changeable ? (
              <button
                type="button"
                className="colours__swatch"
                style={{ background: hex }}
                aria-label={palettes('pick', { colour: name })}
                data-begin={hex}
              />
            ) : (
              <span className="colours__swatch" style={{ background: hex }} />
            )}
            <span className="grow">{name}</span>
            <code>{hex.toUpperCase()}</code>
            <CopyButton
              text={hex}
              label={t('copy', { colour: hex.toUpperCase() })}
              done={t('copied')}
              className="colours__copy needs-script"
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Ready palettes, and the button for the user's own. */
function Chips() {
  const t = useTranslations('palettes')
  return (
    <div className="palette-row needs-script">
      {READY_PALETTE_CODES.map((code) => (
        <ReadyChip key={code} code={code} />
      ))}
      <button
        type="button"
        className="btn btn--sm btn--line btn--icon"
        aria-label={t('open')}
        title={t('open')}
        data-begin=""
      >
        <Icon name="palette" />
      </button>
    </div>
  )
}
