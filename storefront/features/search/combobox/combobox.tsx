import { useEffect, useId, useRef } from 'react'
import { rememberSearch } from '#domain/search/recent-searches.ts'
import { RECENT_SEARCHES } from '#storefront/browser-storage/recent-searches.ts'
import { RECENTLY_VIEWED } from '#storefront/browser-storage/recently-viewed.ts'
import { useStoredList } from '#storefront/browser-storage/stored-list.ts'
import { optionOf, suggestedOption } from '#storefront/features/search/combobox/option.ts'
import { OptionList } from '#storefront/features/search/combobox/option-list.tsx'
import { PanelSection } from '#storefront/features/search/combobox/panel-section.tsx'
import { searchedIn } from '#storefront/features/search/combobox/searched-in.ts'
import { useComboboxKeys, useComboboxState } from '#storefront/features/search/combobox/use-combobox.ts'
import { useSuggestedResults } from '#storefront/features/search/combobox/use-suggested-results.ts'
import { useSuggestions } from '#storefront/features/search/combobox/use-suggestions.ts'
import { useViewedItems } from '#storefront/features/search/combobox/use-viewed-items.ts'
import { ViewedItems } from '#storefront/features/search/combobox/viewed-items.tsx'
import { useSearchTexts } from '#storefront/features/search/search-texts.tsx'

export interface ComboboxProps {
  /** The field, as the server rendered it. */
  readonly input: HTMLInputElement
}

/** The panel under a search field: suggestions for what is typed, else what was searched and looked at before. */
export function Combobox({ input }: ComboboxProps) {
  const { locale, ...texts } = useSearchTexts()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const control = useComboboxState(input)
  const place = searchedIn(input.form)
  const blank = control.typed.trim() === ''
  const suggested = useSuggestions({ query: control.typed, locale, kind: place.kind })
  const results = useSuggestedResults({ queries: blank ? [] : (suggested ?? []), locale, kind: place.kind })
  const recent = useStoredList(RECENT_SEARCHES)
  const viewed = useViewedItems(locale, control.open && blank)
  const options = blank
    ? recent.map((search) => optionOf(search, locale))
    : (suggested ?? []).map((query) => suggestedOption(query, locale, place))

  const remember = (query: string) => {
    const { search } = suggestedOption(query, locale, searchedIn(input.form))
    RECENT_SEARCHES.change((history) => rememberSearch(history, search))
  }
  useComboboxKeys(input, control, {
    options,
    follow: (at) => list.current?.querySelectorAll('a')[at]?.click(),
    sent: remember,
  })

  const open = control.open && (options.length > 0 || (blank && viewed.length > 0))
  const active = open && control.highlighted !== null ? `${id}-${control.highlighted}` : null
  useAria(input, { list: id, open: open && options.length > 0, active })

  const lines = (
    <OptionList
      ref={list}
      id={id}
      label={blank ? texts.recent.heading : texts.suggestions}
      options={options}
      highlighted={control.highlighted}
      kinds={blank ? texts.kinds : null}
      results={results}
      onFollow={({ search }) => {
        input.value = search.query
        RECENT_SEARCHES.change((history) => rememberSearch(history, search))
        control.set({ open: false, typed: search.query, highlighted: null })
      }}
    />
  )
  return (
    <>
      <div className={blank ? 'suggest suggest--recent' : 'suggest'} hidden={!open}>
        {blank && options.length > 0 && (
          <PanelSection
            heading={texts.recent.heading}
            clear={texts.clear}
            clearLabel={texts.recent.clear}
            onClear={() => {
              RECENT_SEARCHES.clear()
              input.focus()
            }}
          >
            {lines}
          </PanelSection>
        )}
        {!blank && lines}
        {blank && viewed.length > 0 && (
          <PanelSection
            heading={texts.viewed.heading}
            clear={texts.clear}
            clearLabel={texts.viewed.clear}
            onClear={() => {
              RECENTLY_VIEWED.clear()
              input.focus()
            }}
          >
            <ViewedItems items={viewed} locale={locale} />
          </PanelSection>
        )}
      </div>
      <p className="vh" role="status">
        {control.open && !blank && suggested !== null ? texts.found[suggested.length] : null}
      </p>
    </>
  )
}

interface Aria {
  /** Id of the list. */
  readonly list: string
  readonly open: boolean
  /** Id of the highlighted line. */
  readonly active: string | null
}

function useAria(input: HTMLInputElement, { list, open, active }: Aria): void {
  useEffect(() => {
    input.role = 'combobox'
    input.ariaAutoComplete = 'list'
    input.ariaHasPopup = 'listbox'
    input.ariaExpanded = String(open)
    if (open) input.setAttribute('aria-controls', list)
    else input.removeAttribute('aria-controls')
    if (active === null) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', active)
  }, [input, list, open, active])
}
