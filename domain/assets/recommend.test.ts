import { expect, test } from 'vitest'
import type { Kind } from './kinds.ts'
import { type Candidate, recommend, SCREEN, subjectWords } from './recommend.ts'

/** A work by its pack, a letter, and its title. */
const work = (name: string, more: Partial<Candidate> = {}): Candidate => ({
  kind: 'icon',
  pack: name.charAt(0),
  category: null,
  title: name.slice(1),
  later: false,
  ...more,
})
const works = (...names: string[]) => names.map((name) => work(name))
const order = (candidates: readonly Candidate[]) =>
  recommend(candidates).map(({ work: { pack, title } }) => `${pack}${title}`)

test('keeps the order of works that differ', () => {
  expect(order(works('asun', 'bmoon', 'cstar', 'dcat'))).toEqual(['asun', 'bmoon', 'cstar', 'dcat'])
  expect(recommend([])).toEqual([])
})

test('places works of other packs between the works of one', () => {
  const names = 'asun amoon astar awind bcat bdog bfox bowl cbee cant ccow chen dpig drat dbat delk'.split(
    ' ',
  )
  const packs = order(works(...names)).map((name) => name.charAt(0))
  expect(packs.join('')).not.toMatch(/(.)\1/)
  expect(packs[0]).toBe('a')
  expect(new Set(packs.slice(0, 7))).toEqual(new Set(['a', 'b', 'c', 'd']))
})

test('prefers a category that the screen does not show yet', () => {
  const [sky, sea, land] = [{ category: 'sky' }, { category: 'sea' }, { category: 'land' }]
  const first = [work('asun', sky), work('bmoon', sky), work('cfish', sea), work('dtree', land)]
  const rest = works(...'efox fcat gdog howl ibee jant kcow lhen mpig nrat obat pelk remu'.split(' '))
  expect(order([...first, ...rest]).slice(0, 3)).toEqual(['asun', 'cfish', 'dtree'])
})

test('does not show a subject again on a screen while there are others', () => {
  const others =
    'moon cat dog fox owl bee ant cow hen pig rat bat elk emu yak ape doe ewe eel cod gnu koi'.split(' ')
  const titles = ['sun', 'sun behind a cloud', 'two suns', ...others, 'tiger', 'whale']
  const places = order(titles.map((title, pack) => work(title, { pack, title })))
    .map((name, index) => (/sun/.test(name) ? index : -1))
    .filter((index) => index >= 0)
  expect(places).toHaveLength(3)
  expect(places[1]).toBeGreaterThanOrEqual(SCREEN)
})

test('ignores a word that is in most titles', () => {
  const names = 'Mei Omar Ines Jonas Hiro Kaya Luca Nadia Priya'
    .split(' ')
    .map((name) => work(`aPortrait of ${name}`))
  expect(order([...names, work('bMei the critter')]).slice(0, 2)).toEqual([
    'aPortrait of Mei',
    'aPortrait of Omar',
  ])
})

test('shows works of later packs last, even where that repeats a subject', () => {
  const later = work('bmoon', { later: true })
  expect(order([later, ...works('asun', 'asun')])).toEqual(['asun', 'asun', 'bmoon'])
})

test('mixes kinds by place, three small marks for each large work, and does not repeat subjects among them', () => {
  const of = (kind: Kind, ...titles: string[]) => titles.map((title) => work(`a${title}`, { kind, title }))
  const mixed = recommend([
    ...of('icon', 'sun', 'moon', 'star', 'cat', 'dog', 'fox'),
    ...of('illustration', 'sun', 'tree'),
  ])
  expect(mixed.map(({ work: { kind } }) => (kind === 'icon' ? 'i' : 'L')).join('')).toBe('LiiiLiii')
  expect(mixed.slice(0, 2).map(({ work: { title } }) => title)).toEqual(['sun', 'moon'])
  const places = mixed.map(({ place }) => place)
  expect(new Set(places).size).toBe(places.length)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('loses no work', () => {
  expect(order(works('asun', 'asun', 'asun'))).toEqual(['asun', 'asun', 'asun'])
})

test('the words of a subject are singular, without little words', () => {
  expect(subjectWords('Books and leaves of the T-shirt')).toEqual(['book', 'leave', 'shirt'])
})
