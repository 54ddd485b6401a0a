import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Part {
  readonly number: number
  readonly etag: string
  readonly size: number
}

/**
 * Answers ListParts and AbortMultipartUpload in front of an S3rver, which has neither, from the parts that it has
 * accepted; forwards everything else.
 */
export async function listingParts(port: number): Promise<{ readonly port: number; close(): Promise<void> }> {
  const uploads = new Map<string, Map<number, Part>>()
  const ended = new Set<string>()
  const server = createServer((incoming, response) => {
    const { searchParams } = new URL(incoming.url ?? '', 'http://s3')
    const upload = searchParams.get('uploadId')
    if (upload !== null && ended.has(upload)) return answerUnknown(response)
    if (incoming.method === 'GET' && upload !== null) return answerParts(response, uploads.get(upload))
    if (incoming.method === 'DELETE' && upload !== null) {
      ended.add(upload)
      response.writeHead(204).end()
      return
    }
    forward(incoming, response, port, (answer) => {
      const number = Number(searchParams.get('partNumber'))
      if (upload === null || answer.statusCode !== 200) return
      if (incoming.method === 'POST') ended.add(upload)
      if (number === 0) return
      const parts = uploads.get(upload) ?? new Map<number, Part>()
      const size = Number(incoming.headers['content-length'])
      uploads.set(upload, parts.set(number, { number, etag: answer.headers.etag ?? '', size }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  port: number,
  onAnswer: (answer: IncomingMessage) => void,
): void {
  const { method, url, headers } = incoming
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    onAnswer(answer)
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  incoming.pipe(onward)
}

function answerParts(response: ServerResponse, parts: ReadonlyMap<number, Part> | undefined): void {
  const listed = [...(parts?.values() ?? [])]
    .sort((a, b) => a.number - b.number)
    .map(
      ({ number, etag, size }) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag><Size>${size}</Size></Part>`,
    )
  response.writeHead(200, { 'Content-Type': 'application/xml' })
  response.end(`<ListPartsResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListPartsResult>`)
}

function answerUnknown(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'application/xml' })
  response.end('<Error><Code>NoSuchUpload</Code><Message>The upload has ended</Message></Error>')
}
