/** The longest time for which a page that is rendered now may use data that it read before. */
const REPEAT_MS = 10_000

interface DropTwice {
  readonly drop: (tags: readonly string[]) => Promise<void>
  readonly onError: (error: unknown) => void
  readonly after?: (ms: number, work: () => void) => void
}

/**
 * Drops tags at once, and once more after a while: a page whose rendering began before the first time is stored after
 * it, with the old data. All tags of that while are dropped together.
 */
export function dropTwice({
  drop,
  onError,
  after = later,
}: DropTwice): (tags: readonly string[]) => Promise<void> {
  const again = new Set<string>()

  function repeatLater(tags: readonly string[]): void {
    if (again.size === 0) after(REPEAT_MS, repeat)
    for (const tag of tags) again.add(tag)
  }

  function repeat(): void {
    const tags = [...again]
    again.clear()
    drop(tags).catch((error: unknown) => {
      onError(error)
      repeatLater(tags)
    })
  }

  return async (tags) => {
    await drop(tags)
    repeatLater(tags)
  }
}

function later(ms: number, work: () => void): void {
  setTimeout(work, ms).unref()
}
