/** One short message about what was just done. */
export interface Toast {
  readonly text: string
  /** What the colour repeats of its words. */
  readonly tone?: 'plain' | 'ok' | 'bad'
  readonly action?: ToastAction | undefined
  /** Address of a picture of what it is about. */
  readonly artwork?: string | undefined
  readonly lasts?: 'a-while' | 'until-closed'
}

/** A way on from it: a link, or something to do, such as taking it back. */
export type ToastAction =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onAct: () => void }
