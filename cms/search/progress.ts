interface Terminal {
  readonly isTTY?: boolean
  write(text: string): unknown
}

export interface Progress {
  /** Adds finished rows. */
  add(count: number): void
  /** Clears the bar. */
  end(): void
}

const BAR_WIDTH = 24
const LINE_EVERY_MS = 2000
const DRAW_EVERY_MS = 100

/** Progress of a long task: one redrawn bar on a terminal, else a line every two seconds. */
export function createProgress(
  total: number,
  terminal: Terminal = process.stdout,
  now: () => number = Date.now,
): Progress {
  const began = now()
  let done = 0
  let shownAt = began
  return {
    add(count) {
      done += count
      if (now() - shownAt < (terminal.isTTY ? DRAW_EVERY_MS : LINE_EVERY_MS)) return
      shownAt = now()
      const status = statusOf(done, total, (now() - began) / 1000)
      terminal.write(terminal.isTTY ? `\r\x1b[K${barOf(done / total)} ${status}` : `${status}\n`)
    },
    end() {
      if (terminal.isTTY) terminal.write('\r\x1b[K')
    },
  }
}

function barOf(share: number): string {
  const filled = Math.round(Math.min(1, share) * BAR_WIDTH)
  return '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled)
}

function statusOf(done: number, total: number, seconds: number): string {
  const rate = done / Math.max(seconds, 0.001)
  const left = Math.max(0, total - done) / Math.max(rate, 0.001)
  return `${Math.floor((100 * Math.min(done, total)) / Math.max(1, total))} %, ${done} of ${total} rows, ${Math.round(rate)}/s, ${spoken(left)} left`
}

function spoken(seconds: number): string {
  const whole = Math.ceil(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
