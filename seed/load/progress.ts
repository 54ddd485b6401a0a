import type { RefusedItem } from './items/measure-stream.ts'

export interface Progress {
  /** More items are done, of the part of the catalogue that is named. */
  advance(items: number, part: string): void
  refused(items: readonly RefusedItem[]): void
  say(line: string): void
  /** Clears what is being drawn. */
  end(): void
}

interface Terminal {
  readonly isTTY?: boolean
  write(text: string): unknown
}

const BAR_WIDTH = 24
const LINE_EVERY_MS = 2000
const DRAW_EVERY_MS = 100

/**
 * How far the load is: on a terminal one bar that is drawn over, else a line every two seconds.
 *
 * @param parts how many parts the catalogue has: the bar counts parts, for how many items lie in one is not known
 *   before it is read
 */
export function createProgress(
  parts: readonly string[],
  terminal: Terminal = process.stdout,
  now = Date.now,
): Progress {
  const started = now()
  const order = new Map(parts.map((part, index) => [part, index]))
  let done = 0
  let reached = 0
  let shownAt = started

  const status = () => {
    const seconds = (now() - started) / 1000
    return `${done} items, ${Math.round(done / Math.max(seconds, 0.001))}/s`
  }
  const clear = () => {
    if (terminal.isTTY) terminal.write('\r\x1b[K')
  }
  const draw = () => {
    const share = parts.length === 0 ? 1 : reached / parts.length
    if (!terminal.isTTY) return terminal.write(`${Math.round(share * 100)} %, ${status()}\n`)
    const filled = Math.round(share * BAR_WIDTH)
    return terminal.write(`\r\x1b[K${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${status()}`)
  }

  return {
    advance(items, part) {
      done += items
      reached = Math.max(reached, (order.get(part) ?? -1) + 1)
      if (now() - shownAt < (terminal.isTTY ? DRAW_EVERY_MS : LINE_EVERY_MS)) return
      shownAt = now()
      draw()
    },
    refused(items) {
      for (const { sourceKey, code, detail } of items) {
        this.say(`left out ${sourceKey}: ${code}${detail === null ? '' : `, ${detail}`}`)
      }
    },
    say(line) {
      clear()
      terminal.write(`${line}\n`)
    },
    end: clear,
  }
}
