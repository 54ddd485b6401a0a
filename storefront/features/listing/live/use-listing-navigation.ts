import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { wordsOfSlug } from '#domain/assets/slug.ts'
import { changeBetween } from '#domain/routing/change-between.ts'
import { isSameListing, isSamePlace, type Listed, listedAt } from '#domain/routing/listed.ts'
import { slugOfWords } from '#domain/routing/words.ts'
import { addressesOf } from '#storefront/features/listing/addresses.ts'
import { FILTERS_ID } from '#storefront/features/listing/filters-link.tsx'
import { onWordsTyped } from '#storefront/features/listing/live/on-words-typed.ts'
import { createScrollMemory } from '#storefront/features/listing/live/scroll-memory.ts'

/** What changed the listing; `none` for the one that was served. */
export type Cause = 'none' | 'link' | 'search' | 'typing' | 'history'

/** The listing to show, and the focus and scroll position of the visitor. */
export interface ListingNavigation {
  readonly listed: Listed
  readonly cause: Cause
  /** Id of the control that was used, to keep the focus there. */
  readonly focusId: string | null
  /** The scroll position of this history entry. */
  readonly scroll: number | null
}

/** The listings that the shown links refer to: those among results, and those with counts. */
export interface LinksMadeFor {
  readonly results: Listed
  readonly counts: Listed
}

/** The search form names the contributor and stays as the server rendered it. */
function isOneSearch(one: Listed, other: Listed): boolean {
  return isSamePlace(one, other) && one.view.contributor === other.view.contributor
}

/**
 * Handles links, the search form and the history within one listing. The address is the state: every navigation starts
 * with an address, parsed with the server's rules. Other addresses are left to the browser, as are clicks that open a
 * new tab.
 */
export function useListingNavigation(root: RefObject<HTMLElement | null>, served: Listed) {
  const [navigation, setNavigation] = useState<ListingNavigation>({
    listed: served,
    cause: 'none',
    focusId: null,
    scroll: null,
  })
  const current = useRef(served)
  const madeFor = useRef<LinksMadeFor>({ results: served, counts: served })
  const isTyping = useRef(false)
  const hasFailed = useRef(false)
  const [scrolls] = useState(createScrollMemory)

  /** @returns false when the address is not one of this listing */
  const navigateTo = (address: URL, cause: Cause, focusId: string | null = null): boolean => {
    const listed = listedAt(address.pathname, address.search)
    if (listed === null || !isOneSearch(listed, served)) return false
    // The next letter may succeed again.
    if (hasFailed.current && cause !== 'typing') return false
    // All typed letters share one history entry.
    const replaces = isTyping.current && (cause === 'typing' || cause === 'search')
    isTyping.current = cause === 'typing'
    if (isSameListing(listed, current.current)) {
      // After a submit the visitor waits for a result: if the engine fails, the server must respond.
      if (cause === 'search') setNavigation((before) => ({ ...before, cause }))
      return true
    }
    current.current = listed
    if (!replaces) scrolls.push(address)
    else if (cause === 'typing') scrolls.replaceSoon(address)
    else scrolls.replace(address)
    setNavigation({ listed, cause, focusId, scroll: null })
    return true
  }
  /** A link refers to the shown listing; its change is applied to the pending one. */
  const rebaseLink = (address: URL, link: Element): URL => {
    const linked = listedAt(address.pathname, address.search)
    const shown = link.closest(COUNTED) === null ? madeFor.current.results : madeFor.current.counts
    if (linked === null || !isOneSearch(linked, served) || isSameListing(current.current, shown))
      return address
    const change = changeBetween(shown.view, linked.view, current.current.view)
    return new URL(addressesOf(current.current)(change) + address.hash, address)
  }
  const navigateToWords = (text: string, cause: Cause): boolean => {
    const words = slugOfWords(text)
    if (words === '' && cause === 'search') return false
    const address = addressesOf(current.current)({ words: words === '' ? null : words })
    return navigateTo(new URL(address, window.location.href), cause)
  }

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || !isPlainClick(event, link)) return
    const address = new URL(link.href)
    if (address.hash !== '' && address.hash !== `#${FILTERS_ID}`) return
    if (isWithinPage(address)) return
    const focusId = link.id || link.closest('[data-focus]')?.getAttribute('data-focus') || null
    if (navigateTo(rebaseLink(address, link), 'link', focusId)) event.preventDefault()
  })
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    if (served.place !== null || !(event.target instanceof HTMLFormElement)) return
    const query = new FormData(event.target).get('query')
    if (typeof query !== 'string' || !navigateToWords(query, 'search')) return
    event.preventDefault()
    // The on-screen keyboard would cover the results.
    if (window.matchMedia('(pointer: coarse)').matches) fieldOf(event.target)?.blur()
  })
  const onTyped = useEffectEvent((text: string) => {
    if (served.place === null) navigateToWords(text, 'typing')
  })
  const onPopState = useEffectEvent(() => {
    const listed = listedAt(window.location.pathname, window.location.search)
    if (listed === null || hasFailed.current || !isOneSearch(listed, served)) return window.location.reload()
    const scroll = scrolls.arrive()
    if (isSameListing(listed, current.current)) return
    isTyping.current = false
    current.current = listed
    setNavigation({ listed, cause: 'history', focusId: null, scroll })
  })

  useEffect(() => {
    const { current: element } = root
    if (element === null) return
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('click', (event) => onClick(event), { signal })
    element.addEventListener('submit', (event) => onSubmit(event), { signal })
    onWordsTyped(element, (text) => onTyped(text), signal)
    window.addEventListener('popstate', () => onPopState(), { signal })
    scrolls.follow(signal)
    return () => listening.abort()
  }, [root, scrolls])

  useEffect(() => {
    if (navigation.cause !== 'none' && navigation.cause !== 'typing')
      fillForm(root.current, navigation.listed)
  }, [root, navigation])

  /**
   * The engine failed: pages of the server are loaded until it works again. A page load would take the focus from the
   * field, so typed words wait for a submit.
   */
  const fail = () => {
    hasFailed.current = true
    if (navigation.cause !== 'typing') window.location.reload()
  }
  /** The results of a navigation are shown, and links refer to them from now on. */
  const settle = (links: LinksMadeFor) => {
    hasFailed.current = false
    madeFor.current = links
  }
  return { navigation, fail, settle }
}

/** The tabs and filters, whose links may be older than the results. */
const COUNTED = `.kinds, #${FILTERS_ID}`

function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
  return !event.defaultPrevented && !isModified && link.target === '' && !link.hasAttribute('download')
}

/** Whether the address is a place on the current page, such as its filters. */
function isWithinPage({ origin, pathname, search, hash }: URL): boolean {
  const { location } = window
  if (origin !== location.origin) return true
  return hash !== '' && pathname === location.pathname && search === location.search
}

function fieldOf(form: HTMLFormElement): HTMLInputElement | null {
  const field = form.elements.namedItem('query')
  return field instanceof HTMLInputElement ? field : null
}

/** Sets the search form to the shown listing. */
function fillForm(root: HTMLElement | null, { view }: Listed): void {
  const form = root?.querySelector<HTMLFormElement>('form:has([name="query"])')
  const query = form && fieldOf(form)
  const asset = form?.elements.namedItem('asset')
  if (query) query.value = view.words === null ? '' : wordsOfSlug(view.words)
  if (asset instanceof HTMLInputElement) asset.value = view.kind ?? ''
}
