import { expect, test } from 'vitest'
import { pick, SUBJECTS } from './pick.ts'
import { bytesOf, withSize } from './svg-text.ts'
import { fromName, keywordsOf, sentence, wordsOf } from './words.ts'

test('a file name becomes words however it joins them', () => {
  expect(wordsOf('cloud-rain_2')).toEqual(['cloud', 'rain', '2'])
  expect(wordsOf('CloudRain')).toEqual(['cloud', 'rain'])
})

test('a title is a sentence, spells what has its own spelling and drops a drawing number', () => {
  expect(sentence(['cloud', 'rain'])).toBe('Cloud rain')
  expect(sentence(['usb', 'port'])).toBe('USB port')
  expect(sentence(['add', '1'])).toBe('Add')
  expect(sentence(['2'])).toBe('2')
})

test('keywords are distinct, lower-case and say what is shown', () => {
  expect(keywordsOf(['Cat', 'cat', 'icon', 'the', '12', 'a', 'Pet_Shop'])).toEqual(['cat', 'pet shop'])
  expect(keywordsOf(Array.from({ length: 30 }, (_, index) => `word ${index}`))).toHaveLength(20)
})

test('a name says title, translations, keywords and category at once', () => {
  expect(fromName('rocket', ['start'])).toMatchObject({ title: 'Rocket', category: 'goals' })
  expect(fromName('rocket', ['start']).keywords).toContain('start')
  expect(fromName('rocket').titles.de).toBe('Rakete')
})

test('picking takes the plainest drawing of each subject first, never more than wanted', () => {
  const names = ['heart-broken', 'heart', 'sun-dim', 'zebra', 'abacus', 'axe', 'bolt']
  expect(pick(names, 3)).toEqual(['heart', 'sun-dim', 'heart-broken'])
  expect(pick(names, names.length)).toEqual(names)
  expect(pick(names, names.length - 1)).toHaveLength(names.length - 1)
  expect(new Set(pick(names, 5)).size).toBe(5)
})

test('returns each subject once', () => {
  expect(new Set(SUBJECTS).size).toBe(SUBJECTS.length)
})

test('an SVG gets its size from its viewBox, and its viewBox from its size', () => {
  expect(withSize('<svg viewBox="0 0 24 32"><g/></svg>')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="32" viewBox="0 0 24 32"><g/></svg>',
  )
  expect(
    withSize('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="8px" height="9"/>'),
  ).toContain('width="8" height="9" viewBox="0 0 8 9"')
  expect(() => withSize('<svg/>')).toThrow('without any size')
  expect(() => withSize('<html/>')).toThrow('no <svg>')
  expect(bytesOf('ü')).toEqual(Uint8Array.of(0xc3, 0xbc))
})
