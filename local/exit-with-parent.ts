import { isMainThread } from 'node:worker_threads'
import { isAlive } from './process-identity.ts'

/**
 * Loaded first into every process that Motif starts (`--import`). When the process that started it is gone, even by
 * `kill -9`, this one ends too: no server is ever left behind on a port.
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
