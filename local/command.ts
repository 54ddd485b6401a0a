import type { Progress } from '#local/progress.ts'
import type { Settings } from '#local/settings.ts'
import type { Shutdown } from '#local/shutdown.ts'

export interface CommandContext {
  readonly args: readonly string[]
  readonly settings: Settings
  readonly progress: Progress
  readonly shutdown: Shutdown
}

/** Returns the exit code, or null when the command keeps running until it is stopped. */
export type Command = (context: CommandContext) => Promise<number | null>
