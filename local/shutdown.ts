import { stopTools } from '#local/run-tool.ts'

export interface Shutdown {
  /** Registers a cleanup. Cleanups run in reverse order. */
  defer(undo: () => unknown): void
  /** Runs all cleanups, once, however often it is called. One failure does not keep the others from running. */
  run(): Promise<void>
  readonly isRunning: boolean
  /** From now on the command serves until it is stopped: a stop is a success, not a failure. */
  beginServing(): void
  readonly isServing: boolean
}

export function createShutdown(): Shutdown {
  const undos: (() => unknown)[] = []
  let running: Promise<void> | undefined
  let serving = false

  async function undoAll(): Promise<void> {
    stopTools()
    for (let undo = undos.pop(); undo; undo = undos.pop()) {
      try {
        await undo()
      } catch (error) {
        console.error(error)
      }
    }
  }

  return {
    defer(undo) {
      undos.push(undo)
    },
    run() {
      running ??= undoAll()
      return running
    },
    get isRunning() {
      return running !== undefined
    },
    beginServing() {
      serving = true
    },
    get isServing() {
      return serving
    },
  }
}

/**
 * Ends this process in order on Ctrl-C, on SIGTERM, when the terminal closes, and when `start.mjs` was killed (its
 * channel closes).
 */
export function stopOnSignals(shutdown: Shutdown, say: (text: string) => void): void {
  const stop = (exitCode: number) => async () => {
    if (shutdown.isRunning) return
    say('  Stopping …')
    await shutdown.run()
    process.exit(shutdown.isServing ? 0 : exitCode)
  }
  process.on('SIGINT', stop(130))
  process.on('SIGTERM', stop(143))
  process.on('SIGHUP', stop(129))
  process.on('disconnect', stop(1))
}
