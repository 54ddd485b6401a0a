import { describe, expect, it } from 'vitest'
import { ownScript, sourceOfScript } from '#storefront/http/own-scripts.ts'
import { inlineScripts } from './inline-scripts.ts'

const OWN = ownScript('document.documentElement.dataset.theme = "dark"')
const DATA = 'self.__next_f.push([1,"a"])'

const page = (...scripts: readonly string[]) =>
  Buffer.from(
    `<!DOCTYPE html><html><head>${scripts.map((text) => `<script>${text}</script>`).join('')}</head></html>`,
  )

describe('inlineScripts', () => {
  it.each([
    ['the site’s own', OWN],
    ['the framework’s', DATA],
  ])('knows %s', (_, text) => {
    expect(inlineScripts(page(text))).toEqual({ known: [sourceOfScript(text)], strange: [] })
  })

  it.each([
    ['any other', 'alert(1)'],
    ['its own with something added', `${OWN};alert(1)`],
    ['its own with another space', ` ${OWN}`],
  ])('does not know %s', (_, text) => {
    expect(inlineScripts(page(text))).toEqual({ known: [], strange: [text] })
  })

  it('leaves out scripts that browsers do not run and scripts with an address', () => {
    const html =
      '<script type="application/ld+json">{"a":1}</script><script src="/a.js" async=""></script><script data-src="/b.js"></script>'
    expect(inlineScripts(Buffer.from(html))).toEqual({ known: [], strange: [] })
  })

  it('finds scripts written with capitals, line breaks and attributes', () => {
    const html =
      '<SCRIPT\n type="module" data-src="x">alert(1)</SCRIPT><script defer nonce>\nalert(2)\n</script>'
    expect(inlineScripts(Buffer.from(html)).strange).toEqual(['alert(1)', '\nalert(2)\n'])
  })

  it('finds a script after an element whose name begins alike', () => {
    const html = '<scripted>a</scripted><script>alert(1)</script>'
    expect(inlineScripts(Buffer.from(html)).strange).toEqual(['alert(1)'])
  })

  it('returns the text of an unknown script with all its letters', () => {
    expect(inlineScripts(page('alert("ü")')).strange).toEqual(['alert("ü")'])
  })

  it('returns a repeated script once', () => {
    expect(inlineScripts(page(OWN, OWN)).known).toHaveLength(1)
  })
})
