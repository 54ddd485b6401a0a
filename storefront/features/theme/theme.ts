/** The themes of the site; light is what pages without scripts have (DESIGN.md, "Tokens"). */
export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Keeps the choice of a visitor who made one; without it the system's preference decides. */
export const THEME_COOKIE = 'theme'

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
 * Sets the theme before anything is painted, so that it never flashes. Stands inline in the head: it may hold no
 * quotation mark, ampersand or angle bracket, which would be escaped there.
 */
export const THEME_SCRIPT = [
  `const kept = document.cookie.match(/(?:^|; )${THEME_COOKIE}=(${THEMES.join('|')})/)`,
  'const dark = matchMedia(`(prefers-color-scheme: dark)`).matches',
  'document.documentElement.dataset.theme = kept ? kept[1] : dark ? `dark` : `light`',
].join('\n')
