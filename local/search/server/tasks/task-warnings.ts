/** The warnings of tasks, to be told with their status. They are kept in memory, of the latest tasks that have any. */
export interface TaskWarnings {
  keep(task: number, warnings: readonly string[]): void
  /** None for a task of an earlier start: whoever submitted it was told at once. */
  of(task: number): readonly string[]
}

const MAX_TASKS = 1_000

export function createTaskWarnings(maxTasks = MAX_TASKS): TaskWarnings {
  const kept = new Map<number, readonly string[]>()
  return {
    keep: (task, warnings) => {
      kept.set(task, warnings)
      for (const oldest of kept.keys()) {
        if (kept.size <= maxTasks) break
        kept.delete(oldest)
      }
    },
    of: (task) => kept.get(task) ?? [],
  }
}
