import { readFileSync } from 'node:fs'

/**
 * A process, distinguished from a later one with the same process id: containers assign the same low ids at each
 * start. `birth` is the kernel's start time in ticks; null where the system has none (macOS, Windows).
 */
export interface ProcessIdentity {
  readonly pid: number
  readonly birth: string | null
}

const DEAD = 'dead'

export function identify(pid: number): ProcessIdentity {
  return { pid, birth: birthOf(pid) }
}

/** True while this process runs. A zombie, ended but not yet collected by its parent, does not count. */
export function isAlive({ pid, birth }: ProcessIdentity): boolean {
  const now = birthOf(pid)
  return numberIsTaken(pid) && now !== DEAD && now === birth
}

function numberIsTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function birthOf(pid: number): string | null {
  if (process.platform !== 'linux') return null
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command's name is in brackets and may contain spaces; the fields are counted from the bracket's end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, startTime] = [fields[0], fields[19]]
    return state === 'Z' ? DEAD : (startTime ?? null)
  } catch {
    return DEAD
  }
}
