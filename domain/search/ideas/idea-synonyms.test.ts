import { expect, test } from 'vitest'
import type { Idea } from './idea.ts'
import { ideaSynonyms } from './idea-synonyms.ts'

function idea(id: string, en: string, fr: string): Idea {
  return { id, words: { en, fr, es: en, pt: en, de: en, ja: en, ko: en } }
}

test('words of a language and the English words of the idea find each other', () => {
  expect(ideaSynonyms('fr', [idea('bin', 'bin, trash', 'poubelle, corbeille')])).toEqual([
    { objectID: 'idea-bin', type: 'synonym', synonyms: ['poubelle', 'corbeille', 'bin', 'trash'] },
  ])
})

test('a broader word finds the idea and is not found by it', () => {
  expect(ideaSynonyms('en', [idea('cart', 'cart, trolley, ~basket', 'caddie')])).toEqual([
    { objectID: 'idea-cart', type: 'synonym', synonyms: ['cart', 'trolley'] },
    { objectID: 'idea-cart-1', type: 'onewaysynonym', input: 'basket', synonyms: ['cart', 'trolley'] },
  ])
})

test('an English word that means another idea in the language is found and does not find', () => {
  const ideas = [idea('chat', 'chat', 'discussion, messagerie'), idea('cat', 'cat', 'chat')]
  expect(ideaSynonyms('fr', ideas)).toEqual([
    { objectID: 'idea-chat', type: 'synonym', synonyms: ['discussion', 'messagerie'] },
    { objectID: 'idea-chat-1', type: 'onewaysynonym', input: 'discussion', synonyms: ['chat'] },
    { objectID: 'idea-chat-2', type: 'onewaysynonym', input: 'messagerie', synonyms: ['chat'] },
    { objectID: 'idea-cat', type: 'synonym', synonyms: ['chat', 'cat'] },
  ])
})

test('a phrase is found as a search asks for it, without articles and prepositions', () => {
  expect(ideaSynonyms('fr', [idea('wallpaper', 'wallpaper', "fond d'écran")])).toContainEqual({
    objectID: 'idea-wallpaper-1',
    type: 'onewaysynonym',
    input: 'fond écran',
    synonyms: ["fond d'écran", 'wallpaper'],
  })
})
