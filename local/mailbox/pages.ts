import { escapeHtml } from '#domain/mail/escape-html.ts'
import type { ReceivedMail } from '#local/mailbox/store.ts'

/** The page: mails on the left, the selected one on the right. All texts come from mails, so all are escaped. */
export function mailboxPage(mails: readonly ReceivedMail[], chosen: ReceivedMail | null): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${mails.length} mails - mailbox</title>
<style>${STYLE}</style>
</head>
<body>
<nav aria-label="Mails"><h1>Mailbox</h1>
<p>Mails that the library sent on this machine. They go nowhere else. <a href="/">Look for new ones</a></p>
${mails.length === 0 ? '<p>No mail yet.</p>' : `<ol>${mails.map((mail) => entry(mail, mail.id === chosen?.id)).join('')}</ol>`}
</nav>
<main>${chosen === null ? '<p>Choose a mail.</p>' : article(chosen)}</main>
</body>
</html>
`
}

/** The HTML of a mail inside its frame: links open in a new tab. */
export function framedHtml({ html, text }: ReceivedMail): string {
  return `<base target="_blank">${html ?? `<pre>${escapeHtml(text)}</pre>`}`
}

function entry({ id, subject, to, receivedAt }: ReceivedMail, isChosen: boolean): string {
  const current = isChosen ? ' aria-current="page"' : ''
  return `<li><a href="/mails/${id}"${current}><strong>${escapeHtml(subject)}</strong><span>${escapeHtml(to.join(', '))}</span><time datetime="${receivedAt}">${spoken(receivedAt)}</time></a></li>`
}

function article({ id, subject, from, to, text }: ReceivedMail): string {
  return `<h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(from)} to ${escapeHtml(to.join(', '))}</p>
<iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${id}/html"></iframe>
<h3>Text</h3>
<pre>${linked(text)}</pre>`
}

function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<]+/g,
    (link) => `<a href="${link}" target="_blank" rel="noreferrer">${link}</a>`,
  )
}

function spoken(moment: string): string {
  return moment.replace('T', ' ').slice(0, 19)
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; display: grid; grid-template-columns: minmax(16rem, 24rem) 1fr; min-height: 100vh }
nav { padding: 1.5rem; border-right: 1px solid #8884; overflow: auto }
main { padding: 1.5rem; min-width: 0 }
h1, h2 { margin: 0 0 .5rem; line-height: 1.25 }
ol { list-style: none; margin: 0; padding: 0 }
li a { display: grid; padding: .75rem; border-radius: .75rem; color: inherit; text-decoration: none; overflow-wrap: anywhere }
li a:hover, li a[aria-current] { background: #8882 }
time, span { font-size: .8125rem; opacity: .75 }
iframe { width: 100%; height: 40rem; border: 1px solid #8884; border-radius: .75rem; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
@media (max-width: 48rem) { body { grid-template-columns: 1fr } nav { border: 0 } }
`
