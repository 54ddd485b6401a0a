import { type Ref, useEffect } from 'react'
import type { Kind } from '#domain/assets/kinds.ts'
import type { Option } from '#storefront/features/search/combobox/option.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface OptionListProps {
  readonly ref: Ref<HTMLDivElement>
  readonly id: string
  readonly label: string
  readonly options: readonly Option[]
  readonly highlighted: number | null
  /** Names of the kinds, where each line says in which it was searched. */
  readonly kinds: Readonly<Record<Kind, string>> | null
  readonly onFollow: (option: Option) => void
}

/** The lines to choose from. The focus stays in the field; which line is meant is said by `aria-activedescendant`. */
export function OptionList({ ref, id, label, options, highlighted, kinds, onFollow }: OptionListProps) {
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
          <Icon name={kinds === null ? 'search' : 'clock'} />
          <span className="cut">{option.query}</span>
          {kinds !== null && option.search.asset && (
            <span className="suggest__kind">{kinds[option.search.asset]}</span>
          )}
        </a>
      ))}
    </div>
  )
}
