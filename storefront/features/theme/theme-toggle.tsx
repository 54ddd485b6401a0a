'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { applyTheme, type Theme, themeCookie } from '#storefront/features/theme/theme.ts'

interface ThemeToggleProps {
  readonly label: string
  /** Its icons; styles show the one that belongs to the theme. */
  readonly children: ReactNode
}

/** Switches between the two themes and keeps the choice. */
export function ThemeToggle({ label, children }: ThemeToggleProps) {
  const [theme, setTheme] = useState<Theme>()

  useEffect(() => {
    const { dataset } = document.documentElement
    // An error page is made in the browser, where inline scripts do not run.
    if (dataset.theme === undefined) applyTheme()
    setTheme(dataset.theme === 'dark' ? 'dark' : 'light')
  }, [])

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
      {children}
    </button>
  )
}
