/** Between the element, the dialog and the edges of the window, in pixels. */
const GAP = 8

interface Size {
  readonly width: number
  readonly height: number
}

interface Box extends Size {
  readonly left: number
  readonly top: number
}

/** Places a dialog beside an element; `.dialog--beside` uses the properties where the window is wide enough. */
export function placeBeside(dialog: HTMLElement, element: Element): void {
  const { left, top } = positionBeside(element.getBoundingClientRect(), dialog.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    height: window.innerHeight,
  })
  dialog.style.setProperty('--left', `${left}px`)
  dialog.style.setProperty('--top', `${top}px`)
}

/** To the right of the element, else to its left, else over its right part; always within the window. */
export function positionBeside(element: Box, dialog: Size, window: Size): { left: number; top: number } {
  const right = element.left + element.width + GAP
  const left = element.left - dialog.width - GAP
  const furthest = window.width - dialog.width - GAP
  const lowest = window.height - dialog.height - GAP
  return {
    left: right <= furthest ? right : left >= GAP ? left : Math.max(GAP, furthest),
    top: Math.max(GAP, Math.min(element.top, lowest)),
  }
}
