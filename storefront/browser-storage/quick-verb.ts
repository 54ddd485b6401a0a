/** Local storage key of the action that the visitor chose last on a card (`quick-action.ts`). */
export const QUICK_ACTION_KEY = 'motif:quick-action'

/** Marks the page with the verb of the last action, which cards show. Runs on every page: it loads no other code. */
export function showQuickVerb(): void {
  try {
    const [verb = ''] = (window.localStorage.getItem(QUICK_ACTION_KEY) ?? '').split(':')
    document.documentElement.dataset.quickVerb = verb
  } catch {
    // Storage is blocked: cards show the download.
  }
}
