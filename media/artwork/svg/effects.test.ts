import { expect, test } from 'vitest'
import { hasEffects } from './effects.ts'
import { parseSvg } from './parse.ts'

function effectsIn(inner: string): boolean {
  const parsed = parseSvg(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`)
  if (!parsed.ok) throw new Error(parsed.code)
  return hasEffects(parsed.value)
}

const MASK = '<mask id="m"><circle/></mask>'
const nested = (depth: number, attribute: string) =>
  `${`<g ${attribute}>`.repeat(depth)}<path/>${'</g>'.repeat(depth)}`

test.each([
  ['shapes alone', '<path/><g><circle/></g>', false],
  ['a filter', '<defs><filter id="f"/></defs><path/>', true],
  ['a pattern', '<pattern id="p"><path/></pattern>', true],
  ['a mask for one group', `${MASK}<g mask="url(#m)"><path/></g>`, false],
  ['a mask for five shapes', `${MASK}${'<path mask="url(#m)"/>'.repeat(5)}`, true],
  ['a mask by style', `${MASK}<path style="mask:url(#m)"/>`, false],
  ['a mask by a style sheet', `${MASK}<style>path{mask:url(#m)}</style><path/><path/>`, true],
  ['a mask in what is used again', `${MASK}<g id="g" mask="url(#m)"/><use href="#g"/>`, true],
  [
    'a mask of masked shapes',
    '<mask id="m"><path mask="url(#n)"/></mask><mask id="n"/><path mask="url(#m)"/>',
    true,
  ],
  ['eight layers', nested(8, 'opacity=".5"'), false],
  ['nine layers', nested(9, 'opacity=".5"'), true],
  ['nine layers by style', nested(9, 'style="mix-blend-mode:multiply"'), true],
  ['many plain groups', nested(40, 'fill="red"'), false],
])('%s', (_, inner, expected) => {
  expect(effectsIn(inner)).toBe(expected)
})
