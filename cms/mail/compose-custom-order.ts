import type { CustomOrder } from '#cms/operations/custom-orders/read-order.ts'
import type { OutgoingMail } from '#cms/ports/mail.ts'
import type { OrderFiles } from '#domain/contract/custom-orders.ts'
import { escapeHtml } from '#domain/mail/escape-html.ts'

/** The mail to support about a request for a custom order, in English. A reply goes to the sender. */
export function composeCustomOrderMail(
  { name, email, company, kind, message, budget, wanted_by, locale }: CustomOrder,
  files: OrderFiles,
): Omit<OutgoingMail, 'id' | 'to'> {
  const facts = [
    `From: ${name} <${email}>`,
    ...(company ? [`Company: ${company}`] : []),
    `Ordered: ${kind}`,
    ...(budget ? [`Budget: ${budget}`] : []),
    ...(wanted_by ? [`Wanted by: ${wanted_by}`] : []),
    `Language of the page: ${locale}`,
    ...(files.length > 0
      ? [`Files, in the panel under Custom orders: ${files.map((file) => file.name).join(', ')}`]
      : []),
  ]
  return {
    subject: `Custom order, ${kind}: ${name.replace(/\p{Cc}+/gu, ' ')}`,
    text: [...facts, '', message].join('\n'),
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Custom order</title></head>
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
