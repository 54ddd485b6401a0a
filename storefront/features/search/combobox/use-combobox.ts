import { useEffect, useEffectEvent, useState } from 'react'
import { moveHighlight } from '#domain/search/suggestion-keyboard.ts'
import type { Option } from '#storefront/features/search/combobox/option.ts'

interface ComboboxState {
  readonly open: boolean
  /** What the visitor typed, whatever is copied into the field. */
  readonly typed: string
  readonly highlighted: number | null
}

export interface ComboboxControl extends ComboboxState {
  readonly set: (change: Partial<ComboboxState>) => void
}

export function useComboboxState(input: HTMLInputElement): ComboboxControl {
  const [state, setState] = useState<ComboboxState>({ open: true, typed: input.value, highlighted: null })
  return { ...state, set: (change) => setState((before) => ({ ...before, ...change })) }
}

interface Handlers {
  readonly options: readonly Option[]
  /** Follows an option by its place in the list. */
  readonly follow: (place: number) => void
  /** The form is on its way with these words. */
  readonly sent: (query: string) => void
}

/**
 * The keys of a search field with a list (spec section 4, "Search form"; ARIA's combobox pattern): the list is open
 * from focus until Escape or until the focus leaves the form, arrow keys cycle through it and copy its lines into the
 * field, typing starts over.
 */
export function useComboboxKeys(
  input: HTMLInputElement,
  { open, typed, highlighted, set }: ComboboxControl,
  { options, follow, sent }: Handlers,
): void {
  const move = (step: 1 | -1) => {
    const next = moveHighlight(highlighted, options.length, step)
    const query = next === null ? undefined : options[next]?.query
    if (query !== undefined) input.value = query
    set({ open: true, highlighted: next })
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // What an input method of Japanese or Korean does with its own candidates is none of ours.
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Escape' && open) {
      // The browser would empty the field, and close the menu around it.
      event.preventDefault()
      event.stopPropagation()
      set({ open: false, highlighted: null })
    }
    if (event.key === 'Enter' && open && highlighted !== null) {
      event.preventDefault()
      follow(highlighted)
    }
  })
  const onInput = useEffectEvent(() => set({ open: true, typed: input.value, highlighted: null }))
  const catchUp = useEffectEvent(() => input.value !== typed && onInput())
  const onFocus = useEffectEvent(() => set({ open: true, typed: input.value, highlighted: null }))
  const onFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && input.form?.contains(relatedTarget)) return
    set({ open: false, highlighted: null })
  })
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    input.value = input.value.trim()
    if (input.value === '') return event.preventDefault()
    sent(input.value)
    set({ open: false, typed: input.value, highlighted: null })
  })

  useEffect(() => {
    const { form } = input
    const listening = new AbortController()
    const { signal } = listening
    // Letters may have been typed before the listeners were attached.
    catchUp()
    input.addEventListener('keydown', (event) => onKey(event), { signal })
    input.addEventListener('input', () => onInput(), { signal })
    input.addEventListener('focus', () => onFocus(), { signal })
    form?.addEventListener('focusout', (event) => onFocusOut(event), { signal })
    form?.addEventListener('submit', (event) => onSubmit(event), { signal, capture: true })
    return () => listening.abort()
  }, [input])
}
