import { isMainThread } from 'node:worker_threads'
import { isAlive } from './process-identity.ts'

/**
 * Preloaded into every process that the library starts (`--import`). Ends the process when its parent is gone, even by
 * `kill -9`, so that no server keeps a port.
 */
const supervisor = process.env.MOTIF_SUPERVISOR

if (supervisor && isMainThread) {
  const identity = JSON.parse(supervisor)
  setInterval(() => {
    if (isAlive(identity)) return
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2_000).unref()
  }, 500).unref()
}
