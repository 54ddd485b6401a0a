/** Sent once all that stands in a page listens. */
export const HYDRATED_EVENT = 'motif:listening'

/**
 * Keeps which buttons are pressed before the page's scripts are there, and presses them again once they listen. While
 * React takes over a page it stops presses that it cannot answer yet, for everybody, so they are heard before it. What a
 * button does by itself, such as opening a popover, has been done by then. Sent as text, so that it stands on its own.
 */
export function recordClicks(listening: string): void {
  const pressed = new Set<HTMLElement>()
  const keep = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null
    if (button !== null && !button.matches('[popovertarget], [commandfor]')) pressed.add(button)
  }
  const pressAgain = () => {
    removeEventListener('click', keep, true)
    for (const button of pressed) button.click()
  }
  addEventListener('click', keep, true)
  addEventListener(listening, pressAgain, { once: true })
}

/** Runs inline in the head. */
export const RECORD_CLICKS_SCRIPT = `(${recordClicks})('${HYDRATED_EVENT}')`
