/** Where the browser keeps which announcements were closed. */
const CLOSED = 'motif-announcements-closed'
/** So many are remembered: more than ever stand at once. */
const REMEMBERED = 20

/**
 * Shows the first announcement for whoever looks, whose time it is and that was not closed in this browser, and lets it
 * be closed. Sent as text: it stands on its own.
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
  const choose = () => {
    const gone = closed()
    const now = Date.now()
    const first = bars.find(({ dataset: { announcement = '', audience, from = 0, until = Infinity } }) => {
      const theirs = audience === 'everybody' || (audience === 'people') === (dataset.session !== undefined)
      const late = until === Infinity ? Infinity : +new Date(until)
      return theirs && +new Date(from) <= now && now < late && !gone.includes(announcement)
    })
    for (const bar of bars) bar.hidden = bar !== first
  }
  for (const bar of bars)
    bar.querySelector('button')?.addEventListener('click', () => {
      try {
        localStorage.setItem(key, JSON.stringify([...closed(), bar.dataset.announcement].slice(-remembered)))
      } catch {}
      bar.hidden = true
    })
  choose()
}

/** Runs inline behind the bar. */
export const SHOW_ANNOUNCEMENT_SCRIPT = `(${showAnnouncement})('${CLOSED}',${REMEMBERED})`
