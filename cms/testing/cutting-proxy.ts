import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface CuttingProxy {
  readonly port: number
  /** How many connections were cut so far. */
  cuts(): number
  close(): Promise<void>
}

/**
 * Forwards connections to a port, and destroys both ends of the next `cuts` connections once the client has sent as many
 * bytes as `bytesUntilCut` says.
 */
export async function cuttingProxy(
  port: number,
  { cuts, bytesUntilCut }: { readonly cuts: number; readonly bytesUntilCut: () => number },
): Promise<CuttingProxy> {
  let done = 0
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    const ends = [client, upstream]
    let left = bytesUntilCut()
    let isCut = false
    for (const socket of ends) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        if (!isCut) for (const end of ends) end.destroy()
      })
    }
    client.on('data', (bytes: Buffer) => {
      if (isCut) return
      if (left > bytes.length || done >= cuts) {
        left -= bytes.length
        upstream.write(bytes)
        return
      }
      isCut = true
      done += 1
      client.destroy()
      // The part before the cut arrives: the server is in the middle of writing it.
      upstream.write(bytes.subarray(0, left), () => setImmediate(() => upstream.resetAndDestroy()))
    })
    upstream.pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    cuts: () => done,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
