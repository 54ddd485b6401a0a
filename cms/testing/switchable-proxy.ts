import { createServer, connect as openConnection, type Socket } from 'node:net'

/** A proxy to a local server. Tests close it to simulate an unavailable server, or lead it to another one. */
export interface SwitchableProxy {
  readonly url: string
  open(): void
  /** Closes every connection, and refuses new ones. */
  block(): void
  /** Sends new connections to another server. */
  leadTo(address: string): void
  close(): Promise<void>
}

export async function openSwitchableProxy(address: string): Promise<SwitchableProxy> {
  let target = new URL(address)
  const sockets = new Set<Socket>()
  let isOpen = true
  const server = createServer((visitor) => {
    if (!isOpen) return void visitor.destroy()
    const beyond = openConnection(Number(target.port), target.hostname)
    for (const [one, other] of [
      [visitor, beyond],
      [beyond, visitor],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${typeof listening === 'object' && listening ? listening.port : 0}`,
    open() {
      isOpen = true
    },
    block() {
      isOpen = false
      cut()
    },
    leadTo(other) {
      target = new URL(other)
    },
    close: () =>
      new Promise((resolve) => {
        cut()
        server.close(() => resolve())
      }),
  }
}
