import { useEffect, useRef } from 'react'

/** Keys by `KeyboardEvent.key`, in lower case, with what each does; `shift+a` for a letter with Shift. */
export type Shortcuts = Readonly<Record<string, () => void>>

/**
 * Single-key shortcuts of a page. They pause while the user types, holds a modifier, or has a dialog open, and can be
 * switched off (WCAG 2.1.4).
 */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts

  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return
      const act = latest.current[nameOf(event)]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

function nameOf({ key, shiftKey }: KeyboardEvent): string {
  const name = key.toLowerCase()
  return shiftKey && /^[a-z]$/.test(name) ? `shift+${name}` : name
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return (
    target.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=listbox]',
    ) !== null
  )
}
