import { expect, test } from 'vitest'
import { hasEffects } from './effects.ts'
import { parseSvg } from './parse.ts'

function effectsIn(inner: string): boolean {
  const parsed = parseSvg(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`)
  if (!parsed.ok) throw new Error(parsed.code)
  return hasEffects(parsed.value)
}

const nested = (depth: number, attribute: string) =>
  `${`<g ${attribute}>`.repeat(depth)}<path/>${'</g>'.repeat(depth)}`

test.each([
  ['shapes alone', '<path/><g><circle/></g>', false],
  ['a filter', '<defs><filter id="f"/></defs><path/>', true],
  ['a mask', '<mask id="m"><path/></mask>', true],
  ['eight layers', nested(8, 'opacity=".5"'), false],
  ['nine layers', nested(9, 'opacity=".5"'), true],
  ['nine layers by style', nested(9, 'style="mix-blend-mode:multiply"'), true],
  ['many plain groups', nested(40, 'fill="red"'), false],
])('%s', (_, inner, expected) => {
  expect(effectsIn(inner)).toBe(expected)
})
