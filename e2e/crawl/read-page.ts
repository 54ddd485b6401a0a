import type { Page } from '@playwright/test'

/** The contents of a page that the crawler checks. */
export interface PageReading {
  /** Links to the same site, absolute and without fragments. */
  readonly links: readonly string[]
  /** Visible texts and accessible names, without those marked as another language. */
  readonly texts: readonly string[]
  /** Faults of the page's structure. */
  readonly faults: readonly string[]
}

/** Reads the whole page, including the parts that are not scrolled into view. */
export function readPage(page: Page, language: string): Promise<PageReading> {
  return page.evaluate((expected) => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)]
    const pathOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`
    const anchors = all<HTMLAnchorElement>('a[href]').filter(({ origin }) => origin === location.origin)

    const ids = all('[id]').map(({ id }) => id)
    const repeated = new Set(ids.filter((id, at) => ids.indexOf(id) !== at))
    const { lang } = document.documentElement
    const headings = all('h1').length
    const here = location.pathname + location.search
    const faults = [
      ...(lang === expected ? [] : [`its language is "${lang}"`]),
      ...(document.title.trim() === '' ? ['it has no title'] : []),
      ...(headings === 1 ? [] : [`it has ${headings} headings of the first level`]),
      ...[...repeated].map((id) => `the id "${id}" stands there more than once`),
      ...all('img:not([width][height])').map((image) => `${pathOf(image)} has no size`),
      ...anchors
        .filter((anchor) => anchor.checkVisibility())
        .filter(({ pathname, search, hash }) => pathname + search === here && hash.length > 1)
        .filter(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))) === null)
        .map(({ hash }) => `a link leads to ${hash}, which is not there`),
    ]

    const isOurs = (element: Element | null) =>
      element !== null &&
      element.closest('script, style, template, code, pre, textarea') === null &&
      element.closest('[lang]')?.getAttribute('lang') === lang
    const texts = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (isOurs(parentElement)) texts.add(textContent?.trim() ?? '')
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of all(`body [${name}]`).filter(isOurs))
        texts.add(element.getAttribute(name)?.trim() ?? '')
    texts.add(document.title)

    const links = new Set(anchors.map(({ origin, pathname, search }) => origin + pathname + search))
    return { links: [...links], texts: [...texts].filter((text) => text !== ''), faults }
  }, language)
}
