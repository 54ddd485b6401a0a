import { expect, test } from 'vitest'
import { pick, SUBJECTS } from './pick.ts'
import { bytesOf, withSize } from './svg-text.ts'
import { fromName, keywordsOf, sentence, wordsOf } from './words.ts'

test('wordsOf splits a file name at hyphens, underscores and capitals', () => {
  expect(wordsOf('cloud-rain_2')).toEqual(['cloud', 'rain', '2'])
  expect(wordsOf('CloudRain')).toEqual(['cloud', 'rain'])
  expect(wordsOf('chart--3D')).toEqual(['chart', '3d'])
})

test('wordsOf corrects misspelt words', () => {
  expect(wordsOf('calender-alt')).toEqual(['calendar', 'alt'])
  expect(wordsOf('forecastcloud-moon')).toEqual(['forecast', 'cloud', 'moon'])
  expect(wordsOf('refund-reciept')).toEqual(['refund', 'receipt'])
  expect(wordsOf('bigben')).toEqual(['big', 'ben'])
})

test('sentence makes a title in sentence case with special spellings and without a drawing number', () => {
  expect(sentence(['cloud', 'rain'])).toBe('Cloud rain')
  expect(sentence(['usb', 'port'])).toBe('USB port')
  expect(sentence(['add', '1'])).toBe('Add')
  expect(sentence(['2'])).toBe('2')
  expect(sentence(['constructor'])).toBe('Constructor')
  expect(sentence(['t', 'shirt'])).toBe('T-shirt')
  expect(sentence(['eight', 'o', 'clock'])).toBe("Eight o'clock")
})

test('keywordsOf returns distinct lower-case words and drops words without meaning', () => {
  expect(keywordsOf(['Cat', 'cat', 'icon', 'the', '12', 'a', 'Pet_Shop'])).toEqual(['cat', 'pet shop'])
  expect(keywordsOf(Array.from({ length: 30 }, (_, index) => `word ${index}`))).toHaveLength(20)
})

test('fromName returns title, translations, keywords and category', () => {
  expect(fromName('rocket', ['start'])).toMatchObject({ title: 'Rocket', category: 'goals' })
  expect(fromName('rocket', ['start']).keywords).toContain('start')
  expect(fromName('rocket').titles.de).toBe('Rakete')
})

test('fromName takes a known category and its words', () => {
  const clock = fromName('Big Ben', ['london'], 'buildings')
  expect(clock.category).toBe('buildings')
  expect(clock.keywords).toEqual(['big', 'ben', 'london', 'buildings', 'places'])
})

test('pick takes the plainest drawing of each subject first and never more than the limit', () => {
  const names = ['heart-broken', 'heart', 'sun-dim', 'zebra', 'abacus', 'axe', 'bolt']
  expect(pick(names, 3)).toEqual(['heart', 'sun-dim', 'heart-broken'])
  expect(pick(names, names.length)).toEqual(names)
  expect(pick(names, names.length - 1)).toHaveLength(names.length - 1)
  expect(new Set(pick(names, 5)).size).toBe(5)
})

test('pick returns each subject once', () => {
  expect(new Set(SUBJECTS).size).toBe(SUBJECTS.length)
})

test('withSize derives the size from the viewBox and the viewBox from the size', () => {
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
