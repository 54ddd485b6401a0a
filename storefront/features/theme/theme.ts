/** The themes of the site; light is what pages without scripts have (DESIGN.md, "Tokens"). */
export type Theme = 'light' | 'dark'

/** Keeps the choice of a visitor who made one; without it the system's preference decides. */
const THEME_COOKIE = 'theme'

const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** The cookie that keeps a choice for a year, as the browser's cookie store takes it. */
export function themeCookie(theme: Theme, nowMs: number) {
  return {
    name: THEME_COOKIE,
    value: theme,
    path: '/',
    sameSite: 'lax',
    expires: nowMs + ONE_YEAR_MS,
  } as const
}

/**
 * Applies the chosen theme or the one that the system prefers. Serialised into the page as well, so it refers to
 * nothing outside itself.
 */
export function applyTheme(): void {
  const kept = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1]
  const preferred = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = kept ?? preferred
}

/** Runs inline in the head, before anything is painted, so that the theme never flashes. */
export const THEME_SCRIPT = `(${applyTheme})()`
