import { escapeHtml } from '#domain/mail/escape-html.ts'

/** HTML that is safe to insert. */
export type Html = { readonly html: string }

/** HTML from a template: texts are escaped, HTML and lists of it are not. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html {
  const text = (value: string | number | Html | readonly Html[] | undefined): string => {
    if (value === undefined) return ''
    if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
    return 'html' in value ? value.html : value.map((one) => one.html).join('')
  }
  return { html: parts.map((part, index) => part + text(values[index])).join('') }
}

/** A page of the sandbox. Every page says that no money moves. */
export function layout(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} - payment sandbox</title>
<style>${{ html: STYLE }}</style>
</head>
<body>
<p class="note"><strong>Payment sandbox.</strong> This is a test page on this machine. No money moves.</p>
<main><h1>${title}</h1>${body}</main>
</body>
</html>
`.html
}

/** An amount in major units, such as `12.00 USD`. */
export function money(amount: number, currency: string): string {
  const code = currency.toUpperCase()
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
      .maximumFractionDigits ?? 2
  return `${(amount / 10 ** digits).toFixed(digits)} ${code}`
}

export function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: light-dark(#767676, #949494); --ink: light-dark(#1a1a1a, #f2f2f2); --ground: light-dark(#fff, #161616) }
* { box-sizing: border-box }
body { margin: 0; color: var(--ink); background: var(--ground); overflow-wrap: anywhere }
.note { margin: 0; padding: .75rem 1rem; text-align: center; color: #1a1a1a; background: #ffd24d }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2 }
h2 { margin: 2rem 0 .5rem; font-size: 1.25rem }
table { width: 100%; border-collapse: collapse }
th, td { padding: .5rem .25rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line) }
td:last-child, th:last-child { text-align: right }
.scroll { overflow-x: auto }
fieldset { margin: 1.5rem 0; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: .75rem }
label { display: block; padding: .375rem 0 }
label.text { display: grid; gap: .25rem }
input:not([type=radio], [type=checkbox]), select { font: inherit; width: 100%; padding: .5rem; color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: .5rem }
button { font: inherit; min-height: 2.75rem; padding: .5rem 1.25rem; border: 1px solid var(--line); border-radius: .75rem; color: inherit; background: transparent; cursor: pointer }
button.main { color: #fff; background: #1f4fd8; border-color: #1f4fd8 }
:focus-visible { outline: 3px solid #6b8cff; outline-offset: 2px }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0 }
.fault { padding: .75rem 1rem; border: 2px solid #d33; border-radius: .75rem }
a { color: light-dark(#1f4fd8, #9db6ff) }
`
