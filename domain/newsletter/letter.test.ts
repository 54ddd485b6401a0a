import { describe, expect, it } from 'vitest'
import { addressesOf, campaignAddress, type Letter, paragraphsOf, withAddresses } from './letter.ts'
import { roomFor } from './pace.ts'

const work = { title: 'Heart', address: 'https://a.example/heart', small: 's', large: 'l' }
const letter: Letter = {
  subject: 'News',
  preview: null,
  blocks: [
    { type: 'text', heading: null, paragraphs: ['One'] },
    { type: 'picture', work, caption: null },
    { type: 'works', heading: null, works: [work, { ...work, address: 'https://a.example/star' }] },
    { type: 'button', label: 'More', address: 'https://b.example/' },
  ],
}

describe('the addresses of a letter', () => {
  it('are listed once', () => {
    expect(addressesOf(letter)).toEqual([
      'https://a.example/heart',
      'https://a.example/star',
      'https://b.example/',
    ])
  })

  it('are replaced in every block', () => {
    expect(addressesOf(withAddresses(letter, (address) => `${address}#x`))).toEqual([
      'https://a.example/heart#x',
      'https://a.example/star#x',
      'https://b.example/#x',
    ])
  })

  it('name the campaign on pages of the site alone', () => {
    const own = campaignAddress('https://a.example/icons?page=2', 'https://a.example', '7')
    expect(new URL(own).searchParams.toString()).toBe(
      'page=2&utm_source=newsletter&utm_medium=email&utm_campaign=7',
    )
    expect(campaignAddress('https://b.example/', 'https://a.example', '7')).toBe('https://b.example/')
  })
})

it('begins a paragraph after an empty line', () => {
  expect(paragraphsOf('One\ntwo\n \n\nThree\n')).toEqual(['One\ntwo', 'Three'])
})

describe('the room for mails', () => {
  it.each([
    [{ lastMinute: 0, waiting: 0 }, 10],
    [{ lastMinute: 9, waiting: 3 }, 1],
    [{ lastMinute: 0, waiting: 10 }, 0],
    [{ lastMinute: 11, waiting: 0 }, 0],
  ])('of %o is %i of ten', (queued, room) => {
    expect(roomFor(queued, 10)).toBe(room)
  })
})
