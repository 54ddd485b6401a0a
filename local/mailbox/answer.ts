import type { ServerResponse } from 'node:http'
import { framedHtml, mailboxPage } from '#local/mailbox/pages.ts'
import type { MailStore } from '#local/mailbox/store.ts'

/** Content security policies: mails are shown and their links work, but they run no scripts and load nothing. */
const POLICIES = {
  page: "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'",
  mail: "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox",
} as const

/** Answers `/`, `/mails/{id}`, `/mails/{id}/html`, `/mails.json?to=` and `/healthz`. */
export async function answerMailbox(store: MailStore, url: string, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(url, 'http://mailbox')
  const [, id, part] = /^\/mails\/([\w-]+)(\/html)?$/.exec(pathname) ?? []
  if (pathname === '/healthz') return send(response, 200, 'text/plain', 'ok')
  if (pathname === '/mails.json') {
    const to = searchParams.get('to')
    const mails = (await store.list()).filter((mail) => to === null || mail.to.includes(to))
    return send(response, 200, 'application/json', JSON.stringify(mails))
  }
  if (pathname === '/') return send(response, 200, 'text/html', mailboxPage(await store.list(), null))
  const mail = id === undefined ? null : await store.find(id)
  if (mail === null) return send(response, 404, 'text/plain', 'There is no such mail.')
  if (part !== undefined) return send(response, 200, 'text/html', framedHtml(mail), POLICIES.mail)
  return send(response, 200, 'text/html', mailboxPage(await store.list(), mail))
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  policy: string = POLICIES.page,
): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  response.end(body)
}
