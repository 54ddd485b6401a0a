import type { Progress } from '#local/progress.ts'
import type { Settings } from '#local/settings.ts'
import type { Shutdown } from '#local/shutdown.ts'

/** What every command is given. */
export interface CommandContext {
  readonly args: readonly string[]
  readonly settings: Settings
  readonly progress: Progress
  readonly shutdown: Shutdown
}

/** A command's exit code, or null when it keeps running until it is stopped. */
export type Command = (context: CommandContext) => Promise<number | null>
