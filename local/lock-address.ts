import { Fault } from '#local/fault.ts'
import { waitForLock } from '#local/lock.ts'
import { RUN_LOCK } from '#local/paths.ts'
import { requireFree } from '#local/ports.ts'
import type { Settings } from '#local/settings.ts'
import type { Shutdown } from '#local/shutdown.ts'

/** The longest shutdown of an earlier start, by Ctrl-C or because its servers noticed that it was killed. */
const SHUTDOWN_TIMEOUT_MS = 8_000

/**
 * Makes sure that this folder runs only once and that its address is free.
 * @throws Fault that names the process or port in the way
 */
export async function lockAddress({ host, port, publicUrl }: Settings, shutdown: Shutdown): Promise<void> {
  const attempt = await waitForLock(RUN_LOCK, publicUrl, 2_000)
  if (!attempt.taken) {
    const { pid, note } = attempt.holder
    throw new Fault(
      `The library already runs at ${note} (process ${pid}).`,
      'Open that address, or stop it with Ctrl-C first.',
    )
  }
  shutdown.defer(attempt.release)
  await requireFree(port, host, attempt.wasAbandoned ? SHUTDOWN_TIMEOUT_MS : 0)
}
