/** One short message about what was just done. */
export interface Toast {
  readonly text: string
  /** What the colour repeats of its words. */
  readonly tone?: 'plain' | 'ok' | 'bad'
  readonly action?: ToastAction
  /** Address of a picture of what it is about. */
  readonly artwork?: string | undefined
  readonly lasts?: 'a-while' | 'until-closed'
}

/** A way on from it: a link, or something to do, such as taking it back. */
export type ToastAction =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onAct: () => void }

/** Shows a toast in place of the one before (spec section 5). What draws them is loaded with the first. */
export async function showToast(toast: Toast): Promise<void> {
  const { displayToast } = await import('#storefront/ui/toast/toast-stage.tsx')
  await displayToast(toast)
}
