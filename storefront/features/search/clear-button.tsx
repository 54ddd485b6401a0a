'use client'

import type { ReactNode } from 'react'

interface ClearButtonProps {
  readonly inputId: string
  readonly label: string
  readonly children: ReactNode
}

/** Empties a search field and stays in it. Not seen while there is nothing to clear, or where scripts do not run. */
export function ClearButton({ inputId, label, children }: ClearButtonProps) {
  const clear = () => {
    const input = document.getElementById(inputId)
    if (!(input instanceof HTMLInputElement)) return
    input.value = ''
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }
  return (
    <button
      type="button"
      className="btn btn--ghost btn--icon btn--sm search__clear needs-script"
      aria-label={label}
      onClick={clear}
    >
      {children}
    </button>
  )
}
