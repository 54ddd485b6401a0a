import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { toMarkup } from './to-markup.ts'

/** React keeps the capitals of some attributes and closes elements without content; HTML distinguishes neither. */
const normalised = (html: string) =>
  html
    .replaceAll('/>', '>')
    .replace(/(?<=\s)[\w-]+(?==")/g, (name) => (name === 'viewBox' ? name : name.toLowerCase()))

function Named({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  return (
    <>
      {name}
      {children}
    </>
  )
}

const HOSTILE = `</a><script>alert(1)</script>"'&amp;<!--`

describe('toMarkup', () => {
  it.each<[string, ReactNode]>([
    ['text', 'Ünïcode & 日本'],
    ['numbers, zero among them', [0, 1.5]],
    ['nothing for absent values', [null, undefined, true, false, '']],
    ['text that looks like HTML', HOSTILE],
    [
      'attributes that look like HTML',
      <a key="a" href={HOSTILE} title={HOSTILE}>
        {HOSTILE}
      </a>,
    ],
    [
      'components and fragments',
      <Named key="a" name="one">
        <Fragment>two</Fragment>
      </Named>,
    ],
    [
      'lists',
      <ul key="a">
        {[1, 2].map((n) => (
          <li key={n}>{n}</li>
        ))}
      </ul>,
    ],
    [
      'a picture',
      <picture key="a">
        <source media="(prefers-reduced-motion: no-preference)" srcSet="/a?f=webp&w=1" />
        <img
          src="/a?f=webp&w=100"
          srcSet="/a 1w, /b 2w"
          sizes="4vw"
          alt=""
          width={3}
          height={4}
          loading="lazy"
          fetchPriority="high"
          decoding="async"
        />
      </picture>,
    ],
    [
      'controls',
      <div key="a" className="x y" id="drawer" popover="auto">
        <button
          type="button"
          popoverTarget="p"
          popoverTargetAction="show"
          data-find
          aria-pressed={false}
          aria-label={HOSTILE}
          disabled
        />
        <output htmlFor="i" hidden={false} />
        <h1 tabIndex={-1}>Heading</h1>
        <time dateTime="2026-01-01" />
        <a hrefLang="de" href="/de" title={undefined}>
          Deutsch
        </a>
      </div>,
    ],
    ['what is open and what is not', [<details key="a" open />, <details key="b" open={false} name="n" />]],
    ['styles', <i key="a" style={{ '--c': '#fff', backgroundColor: 'red', width: '2px' } as object} />],
    ['numbers of pixels', <i key="a" style={{ width: 3, height: 0 }} />],
    [
      'drawings',
      <svg key="a" viewBox="0 0 24 24" aria-hidden="true">
        <use href="#i" />
      </svg>,
    ],
  ])('renders %s as React does', (_, node) => {
    expect(normalised(toMarkup(node))).toBe(normalised(renderToStaticMarkup(node)))
  })

  it('rejects a client component', () => {
    const reference = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') })
    const Client = reference as () => null
    expect(() => toMarkup(<Client />)).toThrow(/client component/)
  })

  it('rejects an asynchronous component', () => {
    const Later = (async () => 'later') as unknown as () => ReactNode
    expect(() => toMarkup(<Later />)).toThrow(/Only elements/)
  })

  it.each<[string, ReactNode, RegExp]>([
    ['an event handler', createElement('i', { onClick: () => {} }), /onClick/],
    ['a prop that it does not know', createElement('input', { defaultValue: 'x' }), /defaultValue/],
    ['a number without a unit', createElement('i', { style: { margin: 3 } }), /margin/],
    ['a boolean where text belongs', createElement('i', { title: true as unknown as string }), /title/],
    ['an object where text belongs', createElement('i', { title: {} as string }), /title/],
  ])('rejects %s', (_, node, message) => {
    expect(() => toMarkup(node)).toThrow(message)
  })
})
