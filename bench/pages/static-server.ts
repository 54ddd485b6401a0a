import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answer } from './static-peer.ts'

/** A plain Node server that answers every request with the same bytes. It sends its port when it listens. */
process.on('message', ({ body, headers }: Answer) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
