import { type Ref, useEffect } from 'react'
import type { Kind } from '#domain/assets/kinds.ts'
import type { SuggestedResult } from '#domain/contract/search.ts'
import type { Option } from '#storefront/features/search/combobox/option.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { GROUND_LOOKS } from '#storefront/ui/ground.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import type { IconName } from '#storefront/ui/icon-shapes.ts'
import { SIZES } from '#storefront/ui/sizes.ts'

interface OptionListProps {
  readonly ref: Ref<HTMLDivElement>
  readonly id: string
  readonly label: string
  readonly options: readonly Option[]
  readonly highlighted: number | null
  /** Names of the kinds, where each line says in which it was searched. */
  readonly kinds: Readonly<Record<Kind, string>> | null
  /** What suggestions lead to, as far as it is known. */
  readonly results: ReadonlyMap<string, SuggestedResult>
  readonly onFollow: (option: Option) => void
}

/** The lines to choose from. The focus stays in the field; which line is meant is said by `aria-activedescendant`. */
export function OptionList({
  ref,
  id,
  label,
  options,
  highlighted,
  kinds,
  results,
  onFollow,
}: OptionListProps) {
  useEffect(() => {
    if (highlighted !== null)
      document.getElementById(`${id}-${highlighted}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, highlighted])

  return (
    <div ref={ref} id={id} role="listbox" aria-label={label}>
      {options.map((option, place) => (
        <a
          key={option.query}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === highlighted}
          tabIndex={-1}
          href={option.href}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onFollow(option)}
        >
          <Sign icon={kinds === null ? 'search' : 'clock'} result={results.get(option.query)} />
          <span className="cut">{option.query}</span>
          {kinds === null && <Total result={results.get(option.query)} />}
          {kinds !== null && option.search.asset && (
            <span className="suggest__kind">{kinds[option.search.asset]}</span>
          )}
        </a>
      ))}
    </div>
  )
}

interface ResultProps {
  readonly result: SuggestedResult | undefined
}

/** The picture of the first result, and the icon until it is known. */
function Sign({ icon, result }: ResultProps & { readonly icon: IconName }) {
  const preview = result?.preview ?? null
  return (
    <span className={preview === null ? 'suggest__p' : `suggest__p thumb ${GROUND_LOOKS[preview.ground]}`}>
      {preview === null ? <Icon name={icon} /> : <Artwork preview={preview} sizes={SIZES.thumb} />}
    </span>
  )
}

/** How many results the suggestion has. */
function Total({ result }: ResultProps) {
  if (result === undefined || result.total === 0) return null
  return (
    <span className="suggest__kind num">
      {result.total.toLocaleString(document.documentElement.lang)}
      {result.totalIsFloor && '+'}
    </span>
  )
}
