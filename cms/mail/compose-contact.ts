import type { ContactMessage } from '#cms/operations/contact/read-contact-message.ts'
import type { OutgoingMail } from '#cms/ports/mail.ts'
import { escapeHtml } from '#domain/mail/escape-html.ts'

/** The mail to support about a message of the contact form, in English. A reply goes to the sender. */
export function composeContactMail({
  name,
  email,
  topic,
  message,
  locale,
}: ContactMessage): Omit<OutgoingMail, 'id' | 'to'> {
  const facts = [`From: ${name} <${email}>`, `Topic: ${topic}`, `Language of the page: ${locale}`]
  return {
    subject: `Contact form, ${topic}: ${name.replace(/\p{Cc}+/gu, ' ')}`,
    text: [...facts, '', message].join('\n'),
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Contact form</title></head>
<body>
${facts.map((fact) => `<p>${escapeHtml(fact)}</p>`).join('\n')}
<p style="white-space:pre-wrap">${escapeHtml(message)}</p>
</body>
</html>
`,
    language: 'en',
    settings: null,
    replyTo: email,
  }
}
