/** Dispatched once the whole page is hydrated. */
export const HYDRATED_EVENT = 'motif:listening'

/**
 * Records buttons clicked before hydration, and clicks them again once the page is hydrated. React stops clicks that it
 * cannot handle yet while it hydrates, so this listens in the capture phase, before React. Buttons that the browser
 * handles itself, such as those that open a popover, are left out. Serialised into the page, so it refers to nothing
 * outside itself.
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
