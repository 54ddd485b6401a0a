import { createServer } from 'node:http'
import { answerMailbox } from '#local/mailbox/answer.ts'
import { receiveMails } from '#local/mailbox/receive.ts'
import { openMailStore } from '#local/mailbox/store.ts'

/**
 * The local mailbox: receives the worker's mails by SMTP and shows them on one page, both on loopback only. Reads
 * `MAILBOX_DIR`, `MAILBOX_SMTP_PORT` and `MAILBOX_PORT`.
 */
const { MAILBOX_DIR: folder, MAILBOX_SMTP_PORT: smtpPort, MAILBOX_PORT: port } = process.env
if (!folder || !smtpPort || !port)
  throw new Error('MAILBOX_DIR, MAILBOX_SMTP_PORT and MAILBOX_PORT must be set')

const store = openMailStore(folder)
const smtp = await receiveMails(store, Number(smtpPort))
const server = createServer((request, response) => {
  answerMailbox(store, request.url ?? '/', response).catch((error: unknown) => {
    console.error(error)
    response.destroy()
  })
})
server.listen(Number(port), '127.0.0.1', () => console.log(`mailbox listens on 127.0.0.1:${port}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close()
    server.closeAllConnections()
    void smtp.close().then(() => process.exit(0))
  })
}
