import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from '#local/fault.ts'

export async function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return (await listenOnce(port, host)) !== null
}

/**
 * Returns a free loopback port: `preferred` (the port of the last start) where it is free, else one that the system
 * picks.
 */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isFree(preferred))) return preferred
  const port = await listenOnce(0, '127.0.0.1')
  if (port === null) throw new Error('the system has no free loopback port')
  return port
}

/**
 * Throws when the public port is in use. Processes of a killed start take a moment to end, so it is tried for
 * `timeoutMs`.
 */
export async function requireFree(port: number, host: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs
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

/** Listens for a moment; returns the port, or null when it is in use. Port 0 asks the system for one. */
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
