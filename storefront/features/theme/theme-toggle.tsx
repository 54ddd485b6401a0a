'use client'

import { useEffect, useState } from 'react'
import { type Theme, themeCookie } from '#storefront/features/theme/theme.ts'
import { Icon } from '#storefront/ui/icon.tsx'

/** Switches between the two themes and keeps the choice. */
export function ThemeToggle({ label }: { readonly label: string }) {
  const [theme, setTheme] = useState<Theme>()

  useEffect(() => setTheme(document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'), [])

  const choose = (chosen: Theme) => {
    document.documentElement.dataset.theme = chosen
    // Missing where the connection is not trusted: there the choice lasts for the page.
    void window.cookieStore?.set(themeCookie(chosen, Date.now()))
    setTheme(chosen)
  }

  return (
    <button
      type="button"
      className="btn btn--ghost btn--icon needs-script"
      aria-label={label}
      aria-pressed={theme === 'dark'}
      onClick={() => choose(theme === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="moon" className="i-moon" />
      <Icon name="sun" className="i-sun" />
    </button>
  )
}
