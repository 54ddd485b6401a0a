import type { RefusedItem } from './items/measure-stream.ts'

export interface Progress {
  /** Starts the next source. */
  source(): void
  /** Adds loaded items. */
  items(count: number): void
  refused(items: readonly RefusedItem[]): void
  /** Clears the bar. */
  end(): void
}

interface Terminal {
  readonly isTTY?: boolean
  write(text: string): unknown
}

const BAR_WIDTH = 24
const LINE_INTERVAL_MS = 2000
const DRAW_INTERVAL_MS = 100

/**
 * Shows progress: on a terminal one redrawn bar, else a line every two seconds.
 *
 * @param sources the number of sources: the bar counts them, because their items are unknown until they are read
 */
export function createProgress(
  sources: number,
  terminal: Terminal = process.stdout,
  now = Date.now,
): Progress {
  const started = now()
  let done = 0
  let begun = 0
  let shownAt = started

  const clear = () => {
    if (terminal.isTTY) terminal.write('\r\x1b[K')
  }
  const show = () => {
    const share = Math.max(0, begun - 1) / sources
    const perSecond = Math.round(done / Math.max((now() - started) / 1000, 0.001))
    const status = `${done} items, ${perSecond}/s`
    if (!terminal.isTTY) return terminal.write(`${Math.round(share * 100)} %, ${status}\n`)
    const filled = Math.round(share * BAR_WIDTH)
    return terminal.write(`\r\x1b[K${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${status}`)
  }

  return {
    source() {
      begun += 1
    },
    items(count) {
      done += count
      if (now() - shownAt < (terminal.isTTY ? DRAW_INTERVAL_MS : LINE_INTERVAL_MS)) return
      shownAt = now()
      show()
    },
    refused(items) {
      clear()
      for (const { sourceKey, code, detail } of items) {
        terminal.write(`left out ${sourceKey}: ${code}${detail === null ? '' : `, ${detail}`}\n`)
      }
    },
    end: clear,
  }
}
