import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { MailStore } from '#local/mailbox/store.ts'

const MAX_BYTES = 10 * 1024 * 1024

/** Accepts every mail for any address and only stores it; it delivers none. */
export function receiveMails(
  store: MailStore,
  port: number,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('error', done)
    stream.on('end', () => {
      if (stream.sizeExceeded)
        return done(Object.assign(new Error('the mail is too large'), { responseCode: 552 }))
      store.keep(Buffer.concat(parts), new Date())
      done()
    })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: MAX_BYTES,
    onData,
  })
  // A client may close the connection at any time.
  server.on('error', () => {})
  return new Promise((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const bound = server.server.address()
      resolve({
        port: typeof bound === 'object' && bound ? bound.port : port,
        close: () => new Promise((closed) => server.close(() => closed())),
      })
    })
  })
}
