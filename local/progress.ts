import { formatDuration } from '#local/duration.ts'

/** Shorter steps are not shown. */
const SHOWN_AFTER_MS = 1_000
/** Without a terminal, a long step prints a reminder at this interval. */
const REMINDER_INTERVAL_MS = 30_000
const FRAME_INTERVAL_MS = 250

export interface ProgressOutput {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

interface Step {
  readonly title: string
  readonly started: number
  detail: string
}

export interface Progress {
  /**
   * Runs `work` and shows it while it takes longer than a second: `title` while it runs ("Building the CMS") with the
   * latest detail from `say`, and one line with its duration at the end. Steps may run at the same time.
   */
  step<T>(title: string, work: (say: (detail: string) => void) => Promise<T>): Promise<T>
  /** Prints a line above the running steps. */
  line(text: string): void
  /** Stops drawing. */
  end(): void
}

export function createProgress(output: ProgressOutput = process.stdout): Progress {
  const running = new Set<Step>()
  const isTerminal = output.isTTY === true
  const frames = isTerminal ? setInterval(draw, FRAME_INTERVAL_MS) : undefined
  frames?.unref()

  function draw(): void {
    const shown = [...running].filter(({ started }) => Date.now() - started >= SHOWN_AFTER_MS)
    const text = shown.map((step) => spoken(step)).join('  ·  ')
    output.write(`\r\x1b[2K${text && cutToWidth(`  … ${text}`, output.columns ?? 80)}`)
  }

  function line(text: string): void {
    output.write(isTerminal ? `\r\x1b[2K${text}\n` : `${text}\n`)
  }

  async function step<T>(title: string, work: (say: (detail: string) => void) => Promise<T>): Promise<T> {
    const current: Step = { title, started: Date.now(), detail: '' }
    running.add(current)
    const reminders = isTerminal ? [] : remind(() => line(`  … ${spoken(current)}`))
    try {
      const result = await work((detail) => {
        current.detail = detail
      })
      const took = Date.now() - current.started
      if (took >= SHOWN_AFTER_MS) line(`  ✓ ${title}  ${formatDuration(took)}`)
      return result
    } finally {
      running.delete(current)
      for (const reminder of reminders) clearInterval(reminder)
    }
  }

  return {
    step,
    line,
    end() {
      clearInterval(frames)
      if (isTerminal) output.write('\r\x1b[2K')
    },
  }
}

function spoken({ title, started, detail }: Step): string {
  return [title, formatDuration(Date.now() - started), detail].filter(Boolean).join('  ')
}

function remind(show: () => void): NodeJS.Timeout[] {
  return [setTimeout(show, SHOWN_AFTER_MS), setInterval(show, REMINDER_INTERVAL_MS)].map((timer) =>
    timer.unref(),
  )
}

/** A line longer than the terminal would wrap and could not be overwritten. */
function cutToWidth(text: string, columns: number): string {
  return text.length < columns ? text : `${text.slice(0, Math.max(0, columns - 2))}…`
}
