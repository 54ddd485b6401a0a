/** The element that fades out (stage.css); hidden from screen readers, and not recoloured. */
const LEAVING = 'stage__leaving'

/**
 * Changes an element of the stage with a cross-fade, which looks like a change of colours where the shapes stay.
 * Changes that come faster than the fade are shown at once.
 */
export async function crossFade(element: HTMLElement, change: () => void | Promise<void>): Promise<void> {
  const fades = element.parentElement?.querySelector(`.${LEAVING}`) != null
  const isShown = element.getClientRects().length > 0
  if (fades || !isShown) return settled(change)
  const before = element.cloneNode(true) as HTMLElement
  before.classList.add(LEAVING)
  before.removeAttribute('data-recolour')
  before.setAttribute('aria-hidden', 'true')
  element.after(before)
  before.addEventListener('animationend', () => before.remove())
  await settled(change)
  before.classList.add(`${LEAVING}--now`)
}

async function settled(change: () => void | Promise<void>): Promise<void> {
  try {
    await change()
  } catch {
    // A picture that is replaced before it was decoded is not an error.
  }
}
