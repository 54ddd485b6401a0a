/** The warnings of tasks, returned with their status. The latest are kept in memory. */
export interface TaskWarnings {
  keep(task: number, warnings: readonly string[]): void
  /** None for a task of an earlier start: its submitter received them at once. */
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
