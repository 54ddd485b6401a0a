import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { isFrameworkScript } from './framework-scripts.ts'

const NEXT = dirname(createRequire(import.meta.url).resolve('next/package.json'))
const REACT = readFileSync(
  join(NEXT, 'dist/compiled/react-dom/cjs/react-dom-server.node.production.js'),
  'utf8',
)
const METADATA = readFileSync(
  join(NEXT, 'dist/server/app-render/metadata-insertion/create-server-inserted-metadata.js'),
  'utf8',
)

/** The functions that React sends along, without the calls that follow them. */
const DEFINITIONS = [...REACT.matchAll(/'(?:\$R)(?:[^'\\\n]|\\.)*'|"requestAnimationFrame[^"\n]*"/g)]
  .map(([literal]) => runInNewContext(literal) as string)
  .map((text) => text.replace(/\$R[CRSX]\("$/, ''))
  .filter((text) => text.length > 10)

const BUNDLES =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/0-a.js","static/chunks/b_1.js"],"runtimeModuleIds":[94553]});'

describe('isFrameworkScript', () => {
  it('knows every function that this release of React sends', () => {
    expect(DEFINITIONS.length).toBeGreaterThanOrEqual(6)
    for (const text of DEFINITIONS) expect(isFrameworkScript(text), text.slice(0, 60)).toBe(true)
  })

  it('knows what Next sends for late icons', () => {
    const text = /document\.querySelectorAll\('body link[^`]*?appendChild\(el\)\)/.exec(METADATA)?.[0] ?? ''
    expect(isFrameworkScript(text)).toBe(true)
  })

  it.each([
    ['the list of bundles', BUNDLES],
    ['the first data of the router', '(self.__next_f=self.__next_f||[]).push([0])'],
    ['data of the router', String.raw`self.__next_f.push([1,"1:\"\u003c/script>\"\n"])`],
    ['both at once', '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,null])'],
    ['that a part has come', '$RC("B:0","S:0")'],
    ['that it waits for styles', '$RR("B:0","S:0",[["/a.css","next"]])'],
    ['that after the functions it takes', `${DEFINITIONS.join('')}$RC("B:0","S:0")`],
  ])('knows %s', (_, text) => {
    expect(isFrameworkScript(text)).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['any other', 'alert(1)'],
    ['a call after data', 'self.__next_f.push([1,"a"]);alert(1)'],
    ['a call among data', 'self.__next_f.push([1,alert(1)])'],
    ['a call between two lots of data', 'self.__next_f.push([1,"a"]);alert(1);self.__next_f.push([1,"b"])'],
    ['a template among data', 'self.__next_f.push([1,`a`])'],
    ['a bundle from elsewhere', BUNDLES.replace('static/chunks/0-a.js', '../files/evil.js')],
    ['a bundle of another site', BUNDLES.replace('static/chunks/0-a.js', 'https://evil.example/a.js')],
    ['a function with something added', `${DEFINITIONS[0]}alert(1)`],
    ['a function with something before it', `alert(1);${DEFINITIONS[0]}`],
    ['a part that comes with a call', '$RC("B:0",alert(1))'],
    ['a part with something after it', '$RC("B:0","S:0");alert(1)'],
  ])('does not know %s', (_, text) => {
    expect(isFrameworkScript(text)).toBe(false)
  })
})
