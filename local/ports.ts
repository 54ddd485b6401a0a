import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from '#local/fault.ts'

/** Whether a server could listen here now. */
export async function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return (await listenOnce(port, host)) !== null
}

/** A loopback port that nothing uses: `preferred` (what was used last time) where it is free, else one the system picks. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isFree(preferred))) return preferred
  const port = await listenOnce(0, '127.0.0.1')
  if (port === null) throw new Error('the system has no free loopback port')
  return port
}

/**
 * Refuses to go on when the public port is in use. Processes of a start that was killed take a moment to notice,
 * hence `patienceMs`.
 */
export async function requireFree(port: number, host: string, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (!(await isFree(port, host))) {
    if (Date.now() >= deadline) {
      throw new Fault(
        `Port ${port} is in use by another program.`,
        `Stop that program, or choose another port: PORT=${port + 1} npm start`,
      )
    }
    await sleep(100)
  }
}

/** The port that was listened on for a moment, or null when it is taken. Port 0 asks the system for one. */
function listenOnce(port: number, host: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null)
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      const bound = typeof address === 'object' && address ? address.port : port
      server.close(() => resolve(bound))
    })
  })
}
