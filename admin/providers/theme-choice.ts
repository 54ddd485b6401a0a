export type Theme = 'light' | 'dark'

const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** The choice is the site's: the storefront reads and writes the same cookie. */
function keptTheme(cookies: string): Theme | null {
  const [, kept] = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(cookies) ?? []
  return kept === 'light' || kept === 'dark' ? kept : null
}

/** Shows the kept theme, or the one that the system prefers. */
export function applyTheme(): Theme {
  const preferred = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const theme = keptTheme(document.cookie) ?? preferred
  document.documentElement.dataset.theme = theme
  return theme
}

/** Shows the other theme and keeps it, where the browser offers a cookie store. */
export function toggleTheme(): Theme {
  const chosen = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = chosen
  const expires = Date.now() + ONE_YEAR_MS
  void window.cookieStore?.set({ name: 'theme', value: chosen, path: '/', sameSite: 'lax', expires })
  return chosen
}
