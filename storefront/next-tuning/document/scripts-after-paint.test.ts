import { describe, expect, it } from 'vitest'
import { inlineScripts } from './inline-scripts.ts'
import { scriptsAfterPaint as delayed } from './scripts-after-paint.ts'

const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>'
const scriptsAfterPaint = (html: string) => delayed(Buffer.from(html)).toString()
const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`

describe('scriptsAfterPaint', () => {
  it('delays the framework’s scripts to the end of the page', () => {
    const [before, after] = scriptsAfterPaint(page(SCRIPT, `<p>text</p>${SCRIPT}`)).split('<p>text</p>')
    const held = '<script data-src="/_next/static/chunks/a.js" async=""></script>'
    expect(before).toBe(`<html><head>${held}</head><body>`)
    expect(after).toMatch(new RegExp(`^${held}<script>.*</script></body></html>$`))
  })

  it('uses a script that the policy allows', () => {
    const { known, strange } = inlineScripts(delayed(Buffer.from(page(SCRIPT))))
    expect([known.length, strange]).toEqual([1, []])
  })

  it.each([
    [
      'a script for browsers without modules',
      '<script src="/_next/static/chunks/a.js" noModule=""></script>',
    ],
    ['a script from elsewhere', '<script src="https://accounts.example/client" async=""></script>'],
    ['a script inline', '<script>self.__next_f.push([0])</script>'],
  ])('leaves %s unchanged', (_, script) => {
    expect(scriptsAfterPaint(page(script))).toContain(`<head>${script}</head>`)
  })

  it('removes preloads of delayed scripts', () => {
    const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>'
    const font = '<link rel="preload" as="font" href="/_next/static/media/a.woff2"/>'
    const made = scriptsAfterPaint(page(font + preload))
    expect(made).toContain(font)
    expect(made).not.toContain(preload)
  })

  it('keeps every byte of the text around', () => {
    const text = 'ü 日本 ' + '\u{1f600}'
    expect(scriptsAfterPaint(page(SCRIPT, text))).toContain(`<body>${text}<script>`)
  })

  it('leaves other content unchanged', () => {
    expect(scriptsAfterPaint(SCRIPT)).toBe(SCRIPT)
  })
})
