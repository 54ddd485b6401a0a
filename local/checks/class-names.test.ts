import { expect, test } from 'vitest'
import { mentionedWords, styledClasses, usedClasses } from './class-names.ts'

const names = (classes: ReadonlyMap<string, unknown>) => [...classes.keys()]
const component = (text: string) => [{ path: 'x.tsx', text }]

test('finds the classes of selectors, also within :not() and nested rules', () => {
  const text = '.a:not(.b) { & > .c { color: red } } @media print { .d__e--f { top: 0 } } /* .g */'
  expect(names(styledClasses([{ path: 'x.css', text }]))).toEqual(['a', 'b', 'c', 'd__e--f'])
})

test.each([
  ['<p className="row row--wrap" />', ['row', 'row--wrap']],
  ["<p className={kind === 'photo' ? 'arch' : ''} />", ['arch']],
  [['<p className={`acct acct--$', '{place} last`} />'].join(''), ['acct', 'last']],
  ["const TONES = { primary: 'btn--primary', none: 'none' }", ['btn--primary']],
  ["import '#storefront/a__b.ts'", []],
  ["const style = { '--v': '1' }", []],
])('finds the classes that %s uses', (text, expected) => {
  expect(names(usedClasses(component(text)))).toEqual(expected)
})

test('a class that a component only passes on or selects is mentioned, one in a comment is not', () => {
  const words = mentionedWords(
    component("const ground = 'on-dark'\nquerySelector('.hdr > .nav__b') // .gone"),
  )
  expect([words.has('on-dark'), words.has('hdr'), words.has('nav__b'), words.has('gone')]).toEqual([
    true,
    true,
    true,
    false,
  ])
})
