/** Where the browser keeps which announcements were closed. */
const CLOSED = 'motif-announcements-closed'
/** Maximum number of remembered ids: more than are ever current at once. */
const REMEMBERED = 20

/**
 * Shows the first current announcement for this visitor that was not closed in this browser, and lets it be closed.
 * Serialised into the page, so it refers to nothing outside itself and repeats the rules of `domain/announcements`; a
 * test compares the two.
 */
export function showAnnouncement(key: string, remembered: number): void {
  const { dataset } = document.documentElement
  const bars = [...document.querySelectorAll<HTMLElement>('[data-announcement]')]
  const closed = (): string[] => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '[]')
    } catch {
      return []
    }
  }
  const gone = closed()
  const now = Date.now()
  const first = bars.find(({ dataset: { announcement = '', audience, from, until } }) => {
    const isTheirs = audience === 'everybody' || (audience === 'people') === (dataset.session !== undefined)
    const hasBegun = from === undefined || Date.parse(from) <= now
    const isOver = until !== undefined && Date.parse(until) <= now
    return isTheirs && hasBegun && !isOver && !gone.includes(announcement)
  })
  for (const bar of bars) bar.hidden = bar !== first
  for (const bar of bars)
    bar.querySelector('button')?.addEventListener('click', () => {
      try {
        localStorage.setItem(
          key,
          JSON.stringify([...new Set([...closed(), bar.dataset.announcement])].slice(-remembered)),
        )
      } catch {}
      bar.hidden = true
    })
}

/** Runs inline behind the bar. */
export const SHOW_ANNOUNCEMENT_SCRIPT = `(${showAnnouncement})('${CLOSED}',${REMEMBERED})`
