import { describe, expect, it } from 'vitest'
import { creditInSvg } from '#media/attribution/in-svg.ts'
import { codeOf } from './code-of.ts'
import { componentName } from './component-name.ts'

const HEART =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g fill="none" stroke-width="2"><path d="M2 9"/></g></svg>'
const CREDIT = {
  line: 'Heart by A -- B */ from Lucide, ISC',
  licence: 'https://lucide.dev/license',
  source: 'https://lucide.dev',
}
const CREDITED = Buffer.from(creditInSvg(Buffer.from(HEART), CREDIT)).toString('utf8')

function code(form: Parameters<typeof codeOf>[0], svg: string): string {
  const result = codeOf(form, svg, 'red-heart-4k7q2')
  return result.ok ? result.value : result.code
}

describe('codeOf', () => {
  it('writes a React component with names in camel case and the props of its user last', () => {
    expect(code('react', HEART)).toBe(`export function RedHeart(props) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" {...props}>
      <g fill="none" strokeWidth="2">
        <path d="M2 9" />
      </g>
    </svg>
  )
}
`)
  })

  it('writes a Vue component and a Svelte component', () => {
    expect(code('vue', HEART)).toBe(`<template>
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
    <g fill="none" stroke-width="2">
      <path d="M2 9" />
    </g>
  </svg>
</template>
`)
    expect(
      code('svelte', HEART),
    ).toBe(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" {...$$props}>
  <g fill="none" stroke-width="2">
    <path d="M2 9" />
  </g>
</svg>
`)
  })

  it('moves the embedded credit into a comment that the credit cannot end', () => {
    expect(code('react', CREDITED)).toMatch(
      /^\/\* Heart by A -- B \* \/ from Lucide, ISC\n {3}https:\/\/lucide\.dev\/license \*\/\nexport/,
    )
    expect(code('vue', CREDITED)).toMatch(/^<!-- Heart by A - - B .*\n.*license -->\n<template>/)
    for (const form of ['react', 'vue', 'svelte'] as const)
      expect(code(form, CREDITED)).not.toContain('metadata')
  })

  it('returns the markup with its credit, and the same as an address', () => {
    expect(code('svg', CREDITED)).toBe(CREDITED)
    const address = code('data-uri', CREDITED)
    expect(Buffer.from(address.replace('data:image/svg+xml;base64,', ''), 'base64').toString('utf8')).toBe(
      CREDITED,
    )
  })

  it('keeps style sheets, styles and braces from being read as template code', () => {
    const styled = `<svg xmlns="http://www.w3.org/2000/svg"><style>.a{fill:red}</style><path class="a" style="stroke-width:2;--x:1" d="M0 0"/><text>{{a}} &lt;b</text></svg>`
    const react = code('react', styled)
    expect(react).toContain('<style>{".a{fill:red}"}</style>')
    expect(react).toContain('className="a" style={{"strokeWidth":"2","--x":"1"}}')
    expect(react).toContain('<text>{"{{a}} <b"}</text>')
    const vue = code('vue', styled)
    expect(vue).toContain(`<component :is="'style'">.a{fill:red}</component>`)
    expect(vue).toContain(`<text>{{ '{' }}{a}} &lt;b</text>`)
    const svelte = code('svelte', styled)
    expect(svelte).toContain('<svelte:element this="style">.a&#123;fill:red&#125;</svelte:element>')
    expect(svelte).toContain('<text>&#123;&#123;a&#125;&#125; &lt;b</text>')
  })

  it('refuses what is not a drawing', () => {
    expect(code('react', '<html/>')).toBe('file-unknown-format')
  })
})

describe('componentName', () => {
  it('is made of the words of the slug, and begins with a letter', () => {
    expect(componentName('red-heart-4k7q2')).toBe('RedHeart')
    expect(componentName('4k7q2')).toBe('Icon')
    expect(componentName('2fa-shield-4k7q2')).toBe('Icon2faShield')
  })
})
