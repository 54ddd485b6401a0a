import { type QuickAction, readQuickAction } from '#domain/assets/quick-actions.ts'
import { QUICK_ACTION_KEY, showQuickVerb } from '#storefront/browser-storage/quick-verb.ts'

/** Null before the first choice, and where the browser blocks storage. */
export function lastQuickAction(): QuickAction | null {
  try {
    return readQuickAction(window.localStorage.getItem(QUICK_ACTION_KEY) ?? '')
  } catch {
    return null
  }
}

/** Where storage is blocked or full, the choice is not remembered. */
export function rememberQuickAction(action: QuickAction): void {
  try {
    window.localStorage.setItem(QUICK_ACTION_KEY, action)
    showQuickVerb()
  } catch {
    // The choice is a convenience: the card downloads the original without it.
  }
}
