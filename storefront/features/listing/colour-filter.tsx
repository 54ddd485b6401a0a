import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { toggled } from '#domain/routing/choices.ts'
import { COLOUR_NAMES, COLOURS } from '#domain/search/colours.ts'
import type { ChoiceFilterProps } from '#storefront/features/listing/choice-filter.tsx'

/** The colours that occur, as swatches with names and counts. */
export function ColourFilter({ chosen, offers, addressOf }: Omit<ChoiceFilterProps, 'choice'>) {
  const t = useTranslations('listing')
  const inOrder = COLOUR_NAMES.flatMap((colour) => {
    const offer = offers.find(({ value }) => value === colour)
    return offer ? [{ colour, count: offer.count }] : []
  })
  return (
    <ul className="swatches">
      {inOrder.map(({ colour, count }) => {
        const name = t(`colour.${colour}`)
        const label = count === null ? name : t('withCount', { label: name, count })
        return (
          <li key={colour}>
            <a
              className="sw"
              id={`colour-${colour}`}
              href={addressOf({ colour: toggled('colour', chosen, colour) })}
              style={{ '--c': COLOURS[colour][0] } as CSSProperties}
              title={label}
              aria-current={chosen.includes(colour) ? 'true' : undefined}
            >
              <span className="vh">{label}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
