import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { THEME_SCRIPT, themeCookie } from '#storefront/features/theme/theme.ts'

function themeOf({ cookie, prefersDark }: { cookie: string; prefersDark: boolean }): string | undefined {
  const dataset: { theme?: string } = {}
  runInNewContext(THEME_SCRIPT, {
    document: { cookie, documentElement: { dataset } },
    window: {
      matchMedia: (query: string) => ({ matches: query === '(prefers-color-scheme: dark)' && prefersDark }),
    },
  })
  return dataset.theme
}

describe('the theme before the first paint', () => {
  it('follows the system where no choice was made', () => {
    expect(themeOf({ cookie: '', prefersDark: false })).toBe('light')
    expect(themeOf({ cookie: 'is_locale=jp', prefersDark: true })).toBe('dark')
  })

  it('keeps the choice, whatever the system prefers', () => {
    expect(themeOf({ cookie: 'theme=light', prefersDark: true })).toBe('light')
    expect(themeOf({ cookie: 'is_locale=jp; theme=dark', prefersDark: false })).toBe('dark')
  })

  it('reads back what the switch keeps', () => {
    const { name, value } = themeCookie('dark', 0)
    expect(themeOf({ cookie: `${name}=${value}`, prefersDark: false })).toBe('dark')
  })

  it('takes no other value, and no cookie that merely ends like it', () => {
    expect(themeOf({ cookie: 'theme=darker', prefersDark: false })).toBe('light')
    expect(themeOf({ cookie: 'x_theme=dark', prefersDark: false })).toBe('light')
  })
})
