/** What leaves while it fades (stage.css); nobody hears of it, and it is no picture to recolour. */
const LEAVING = 'stage__leaving'

/**
 * Changes what an element of the stage shows while what it showed fades away over it: where shapes stay and colours
 * change this is a change of colours. Changes that come faster than it fades are shown at once.
 */
export async function crossFade(element: HTMLElement, change: () => void | Promise<void>): Promise<void> {
  if (element.parentElement?.querySelector(`.${LEAVING}`)) {
    await settled(change)
    return
  }
  const before = element.cloneNode(true) as HTMLElement
  before.classList.add(LEAVING)
  before.removeAttribute('data-recolour')
  before.setAttribute('aria-hidden', 'true')
  element.after(before)
  before.addEventListener('animationend', () => before.remove())
  await settled(change)
  // Nothing fades where it is not shown.
  if (before.getClientRects().length === 0) before.remove()
  else before.classList.add(`${LEAVING}--now`)
}

/** A picture that is replaced before it could be decoded is no failure. */
async function settled(change: () => void | Promise<void>): Promise<void> {
  await Promise.resolve(change()).catch(() => undefined)
}
